import type { ReactNode } from "react";

interface AgentPanelProps {
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** Renders a titled box of the agent centre. */
export function AgentPanel({ id, title, action, children }: AgentPanelProps) {
  return (
    <section aria-labelledby={id} className="grid gap-3 panel p-5">
      <div className="flex items-center justify-between gap-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

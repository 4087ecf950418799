import { ChevronRight } from "lucide-react";
import { PageLink } from "#components/ui/page-link.tsx";

interface HelpPathProps {
  label: string;
  steps: readonly { name: string; href: string }[];
  /** The name of this page, the end of the path. */
  here: string;
}

/** Renders the path from the help page to an article. */
export function HelpPath({ label, steps, here }: HelpPathProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-3">
        {steps.map(({ name, href }) => (
          <li key={href} className="flex items-center gap-1.5">
            <PageLink href={href} className="flex min-h-tap items-center hover:text-1 hover:underline">
              {name}
            </PageLink>
            <ChevronRight aria-hidden size={13} className="flip" />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}

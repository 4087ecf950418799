import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";

export type NoticeTone = "info" | "positive" | "warning" | "negative";

const tones = {
  info: { look: "bg-info-soft text-info", Icon: Info },
  positive: { look: "bg-positive-soft text-positive", Icon: CircleCheck },
  warning: { look: "bg-brand-soft text-brand-text", Icon: TriangleAlert },
  negative: { look: "bg-negative-soft text-negative", Icon: CircleAlert },
} as const;

interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Announces the notice when it appears: `alert` for a new error. */
  role?: "alert" | "status";
}

/** Shows a static note inside a page or form. */
export function Notice({ tone = "info", title, children, action, role }: NoticeProps) {
  const { look, Icon } = tones[tone];
  return (
    <div role={role} className={cx("flex items-start gap-3 rounded-md px-4 py-3", look)}>
      <Icon aria-hidden size={20} className="mt-px shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold text-1">{title}</p>}
        {children && <div className="text-2">{children}</div>}
      </div>
      {action}
    </div>
  );
}

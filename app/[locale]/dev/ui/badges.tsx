import { Avatar } from "#components/ui/avatar.tsx";
import { AgeMark, Badge, Count, HotTag } from "#components/ui/badge.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { type BoardProps, Section } from "./section.tsx";

export function Badges({ texts }: BoardProps) {
  return (
    <Section title={texts.badges}>
      <div className="flex flex-wrap items-center gap-3">
        <HotTag>{texts.hot}</HotTag>
        <Badge>86</Badge>
        <Badge tone="brand">{texts.waiting}</Badge>
        <Badge tone="positive">{texts.done}</Badge>
        <Badge tone="negative">{texts.rejected}</Badge>
        <Badge tone="info">{texts.sent}</Badge>
        <Count value={3} label={texts.notices ?? ""} />
        <Count value={120} label={texts.notices ?? ""} />
        <AgeMark age={18} />
        <Avatar name="Luz Reyes" />
        <CopyButton value="R-4711" what="R-4711" />
      </div>
      <div className="grid gap-3 lg:grid-cols-2">
        <Notice tone="positive" title={texts.deposited}>
          {texts["balance-now"]}
        </Notice>
        <Notice tone="negative" title={texts["no-connection"]}>
          {texts["no-connection-text"]}
        </Notice>
        <Notice tone="warning">{texts["log-out-text"]}</Notice>
        <Notice>{texts["text-sample"]}</Notice>
      </div>
    </Section>
  );
}

import { CircleHelp, LayoutDashboard, type LucideIcon, Megaphone } from "lucide-react";
import { EntryText } from "#components/layout/entry-text.tsx";
import type { ShownEntry } from "#components/layout/member-entries.ts";
import { PageLink } from "#components/ui/page-link.tsx";

/** The pages of the member centre that an agent's menu has, in the specified order. */
const own = ["deposit", "withdraw", "account-record", "security"];

interface AgentMenuProps {
  label: string;
  home: { name: string; href: string };
  notices: { name: string; href: string };
  service: { name: string; href: string };
  entries: readonly ShownEntry[];
}

/** Lists the agent's pages at the start of a wide screen. A narrow one has them as cards on the page. */
export function AgentMenu({ label, home, notices, service, entries }: AgentMenuProps) {
  const [money, records] = [own.slice(0, 2), own.slice(2)].map((keys) =>
    keys.flatMap((key) => entries.find((entry) => entry.key === key) ?? []),
  );
  return (
    <nav aria-label={label} className="grid content-start gap-0.5">
      <Row icon={LayoutDashboard} href={home.href} current>
        {home.name}
      </Row>
      <EntryRows entries={money ?? []} />
      <Row icon={Megaphone} href={notices.href}>
        {notices.name}
      </Row>
      <EntryRows entries={records ?? []} />
      <Row icon={CircleHelp} href={service.href}>
        {service.name}
      </Row>
    </nav>
  );
}

function EntryRows({ entries }: { entries: readonly ShownEntry[] }) {
  return entries.map(({ href, icon: Icon, key, ...entry }) => (
    <PageLink key={key} href={href} className="row-link">
      <Icon aria-hidden size={19} />
      <EntryText entry={entry} className="flex-1" />
    </PageLink>
  ));
}

function Row({
  icon: Icon,
  href,
  current,
  children,
}: {
  icon: LucideIcon;
  href: string;
  current?: boolean;
  children: string;
}) {
  return (
    <PageLink href={href} aria-current={current ? "page" : undefined} className="row-link">
      <Icon aria-hidden size={19} />
      <span>{children}</span>
    </PageLink>
  );
}

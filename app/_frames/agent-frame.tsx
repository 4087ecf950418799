import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { frameWords } from "#app/_frames/frame-words.ts";
import { pageMember } from "#app/_frames/page-member.ts";
import { receiptBell } from "#app/_frames/receipt-bell.ts";
import { AgentShell } from "#components/layout/agent-shell.tsx";
import { OwnPage, OwnPart } from "#components/layout/own-part.tsx";
import { parseShellState } from "#components/layout/shell-state.ts";
import { logoPicture } from "#lib/contracts/system/site-logo.ts";
import { languageChoices } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { PageVisitor } from "#lib/portal/pages/admit-page.ts";

interface AgentFrameProps {
  visitor: PageVisitor;
  /** Beside the logo. */
  head: ReactNode;
  /** The agent's pages; none at the entrance. */
  menu?: ReactNode;
  children: ReactNode;
}

/** The shell of the agent centre with its data of the site. */
export async function AgentFrame({ visitor, head, menu, children }: AgentFrameProps) {
  const { locale, site, session } = visitor;
  const [jar, words, t, common, say, bell] = await Promise.all([
    cookies(),
    frameWords(locale),
    translatorFor(locale, "shell"),
    translatorFor(locale, "common"),
    translatorFor(locale, "agents"),
    receiptBell(visitor),
  ]);
  const owner = session?.playerId ?? "";
  const facts = {
    locale,
    siteName: site.name,
    logo: site.logo && logoPicture(site.logo),
    minimumAge: site.minimumAge,
    languages: languageChoices(visitor.languages.offered),
    balance: parseShellState("balance", jar.get("balance")?.value),
    member: pageMember({ session }),
    badge: say("badge"),
    bell,
    t,
    common,
  };
  return (
    <AgentShell
      facts={facts}
      words={words}
      head={<OwnPart owner={owner}>{head}</OwnPart>}
      menu={menu && <OwnPart owner={owner}>{menu}</OwnPart>}
    >
      <OwnPage owner={owner}>{children}</OwnPage>
    </AgentShell>
  );
}

import type { Metadata } from "next";
import type { ReactNode } from "react";
import { readWaiting } from "#app/_frames/read-waiting.ts";
import { type AdmittedPage, definePage } from "#app/_pages/define-page.tsx";
import { LoggedOut } from "#app/_pages/logged-out.tsx";
import { PasswordDue } from "#app/_pages/password-due.tsx";
import { memberEntryName, type ShownEntry, shownEntries } from "#components/layout/member-entries.ts";
import { MemberFrame } from "#components/layout/member-frame.tsx";
import type { PageGuard } from "#lib/contracts/pages.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { pageLocale } from "#lib/portal/pages/admit-page.ts";

interface MemberPage<Params> extends AdmittedPage<Params> {
  /** The entries of the frame's menu. */
  entries: readonly ShownEntry[];
}

/**
 * Defines a page of the member centre in its frame. `key` names its entry in `components/layout/member-entries.ts`:
 * `export default defineMemberPage(pages.deposit, "deposit", async ({ context }) => <DepositForm … />)`
 */
export function defineMemberPage<Params extends Record<string, string> = Record<never, string>>(
  guard: PageGuard,
  key: string,
  render: (page: MemberPage<Params>) => ReactNode | Promise<ReactNode>,
) {
  return definePage<Params>(guard, async (page) => {
    const { locale, session, own } = page;
    const [t, nameOf, waiting] = await Promise.all([
      translatorFor(locale, "shell"),
      memberEntryName(locale),
      readWaiting(locale),
    ]);
    const entries = await shownEntries(locale, waiting);
    const content = async () => {
      if (session?.idled) return <LoggedOut code="session-expired" locale={locale} />;
      if (!own) return <PasswordDue locale={locale} path={guard.path} />;
      try {
        return await render({ ...page, entries });
      } catch (error) {
        // The account was deleted, and its session with it.
        if (!(error instanceof DomainError) || error.code !== "not-logged-in") throw error;
        return <LoggedOut code="not-logged-in" locale={locale} />;
      }
    };
    return (
      <MemberFrame
        locale={locale}
        account={session?.account ?? ""}
        title={nameOf(key)}
        text={{ navigation: t("member-navigation"), back: t("my-account") }}
        entries={entries}
      >
        {await content()}
      </MemberFrame>
    );
  });
}

/** Returns the page's title: `export const generateMetadata = memberMetadata("deposit")`. */
export function memberMetadata(key: string) {
  return async ({ params }: { params: Promise<{ locale: string }> }): Promise<Metadata> => {
    const locale = pageLocale((await params).locale);
    return { title: (await memberEntryName(locale))(key) };
  };
}

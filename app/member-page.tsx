import type { Metadata } from "next";
import type { ReactNode } from "react";
import { type AdmittedPage, definePage } from "#app/define-page.tsx";
import { LoggedOutByTime } from "#app/logged-out-by-time.tsx";
import { memberEntryName } from "#components/layout/member-entries.ts";
import { MemberFrame } from "#components/layout/member-frame.tsx";
import type { PageGuard } from "#lib/contracts/pages.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { pageLocale } from "#lib/portal/admit-page.ts";

/**
 * A page of the member centre in its frame. `key` names its entry in `components/layout/member-entries.ts`:
 * `export default defineMemberPage(pages.deposit, "deposit", async ({ context }) => <DepositForm … />)`
 */
export function defineMemberPage<Params extends Record<string, string> = Record<never, string>>(
  guard: PageGuard,
  key: string,
  render: (page: AdmittedPage<Params>) => ReactNode | Promise<ReactNode>,
) {
  return definePage<Params>(guard, async (page) => {
    const { locale, session } = page;
    const [t, nameOf] = await Promise.all([translatorFor(locale, "shell"), memberEntryName(locale)]);
    return (
      <MemberFrame
        locale={locale}
        account={session?.account ?? ""}
        title={nameOf(key)}
        text={{ navigation: t("member-navigation"), back: t("my-account") }}
        nameOf={nameOf}
      >
        {session?.idled ? await LoggedOutByTime({ locale }) : await render(page)}
      </MemberFrame>
    );
  });
}

/** Its title: `export const generateMetadata = memberMetadata("deposit")`. */
export function memberMetadata(key: string) {
  return async ({ params }: { params: Promise<{ locale: string }> }): Promise<Metadata> => {
    const locale = pageLocale((await params).locale);
    return { title: (await memberEntryName(locale))(key) };
  };
}

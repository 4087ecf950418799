import { AuthLink } from "#components/layout/auth-link.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { State } from "#components/ui/state.tsx";
import type { Locale } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";

/** Hides money from anyone who finds an open browser: calls reject an idle session, and so do pages. */
export async function LoggedOut({ code, locale }: { code: "session-expired" | "not-logged-in"; locale: Locale }) {
  const [errors, common] = await Promise.all([translatorFor(locale, "errors"), translatorFor(locale, "common")]);
  return (
    <div className="panel">
      <State
        drawing="empty"
        title={errors(code)}
        action={
          <AuthLink popup="login" again locale={locale} className={buttonClass({ tone: "gold" })}>
            {common("log-in")}
          </AuthLink>
        }
      />
    </div>
  );
}

import { buttonClass } from "#components/ui/button.tsx";
import { State } from "#components/ui/state.tsx";
import type { PageGuard } from "#lib/contracts/pages.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";

interface PasswordDueProps {
  locale: Locale;
  path: PageGuard["path"];
}

/** AUTH-07: shown in place of account data while a password change is due. Calls reject such a session. */
export async function PasswordDue({ locale, path }: PasswordDueProps) {
  const [errors, auth] = await Promise.all([translatorFor(locale, "errors"), translatorFor(locale, "auth")]);
  return (
    <div className="panel">
      <State
        drawing="empty"
        title={errors("password-change-required")}
        action={
          // A full page load: it brings the popup, which the frame lacks when another tab logged in after it was
          // rendered.
          <a href={localePath(locale, path)} className={buttonClass({ tone: "gold" })}>
            {auth("password.title")}
          </a>
        }
      />
    </div>
  );
}

import type { MouseEvent } from "react";
import { textLink } from "#components/ui/text-link.ts";
import { type AuthPopup, switchAuthPopup } from "#lib/client/auth-popup.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface PopupSwitchProps {
  locale: Locale;
  question: string;
  popup: AuthPopup;
  action: string;
}

/** From login to registration and back, in place; a real address for a new tab. */
export function PopupSwitch({ locale, question, popup, action }: PopupSwitchProps) {
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    switchAuthPopup(popup);
  };
  return (
    <p className="text-center text-2">
      {question}{" "}
      <a className={textLink} href={localePath(locale, `/${popup}`)} onClick={go}>
        {action}
      </a>
    </p>
  );
}

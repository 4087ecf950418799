import type { MouseEvent } from "react";
import { textLink } from "#components/ui/text-link.ts";
import { type AuthPopup, switchAuthPopup } from "#lib/client/auth-popup.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface PopupLinkProps {
  locale: Locale;
  popup: AuthPopup;
  action: string;
  /** Called before the other popup replaces this one. */
  onGo?: () => void;
}

interface PopupSwitchProps extends PopupLinkProps {
  question: string;
}

/** Links from login to registration and back. */
export function PopupSwitch({ question, ...link }: PopupSwitchProps) {
  return (
    <p className="text-center text-2">
      {question} <PopupLink {...link} />
    </p>
  );
}

/** Links to the other popup in place; the URL also works in a new tab. */
export function PopupLink({ locale, popup, action, onGo }: PopupLinkProps) {
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onGo?.();
    switchAuthPopup(popup);
  };
  return (
    <a className={textLink} href={localePath(locale, `/${popup}`)} onClick={go}>
      {action}
    </a>
  );
}

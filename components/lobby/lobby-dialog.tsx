"use client";
import { Dialog } from "radix-ui";
import { type KeyboardEventHandler, type ReactNode, type RefObject, use, useLayoutEffect, useRef } from "react";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { cx } from "#components/ui/cx.ts";
import { adoptStyleNonce } from "#components/ui/dialog/style-nonce.ts";
import { loadMessages } from "#lib/client/load-messages.ts";
import { defaultTimeZone } from "#lib/i18n/time-zone.ts";

/** The dialog has its own history entry, so closing it goes back. */
export const closeDialog = () => history.back();

interface LobbyDialogProps {
  ref: RefObject<HTMLDivElement | null>;
  /** Receives the initial focus. */
  first: RefObject<HTMLElement | null>;
  /** Gets the focus back on close; by default what has it as the dialog opens. */
  opener?: Element | null | undefined;
  onKeyDown?: KeyboardEventHandler;
  className: string;
  children: ReactNode;
}

/** Renders a dialog that is open while mounted, with the lobby's texts. On close the focus returns to where it was. */
export function LobbyDialog({ ref, first, opener: given, onKeyDown, className, children }: LobbyDialogProps) {
  const { locale } = useLobby();
  const messages = use(loadMessages(locale, "lobby"));
  const opener = useRef(given ?? document.activeElement);
  useLayoutEffect(adoptStyleNonce, []);
  return (
    <ClientMessages picked={{ locale, timeZone: defaultTimeZone, messages }}>
      <Dialog.Root open onOpenChange={(next) => !next && closeDialog()}>
        <Dialog.Portal>
          <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim animate-[fade-in_var(--t-base)_var(--ease)]" />
          <Dialog.Content
            ref={ref}
            aria-describedby={undefined}
            onKeyDown={onKeyDown}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              first.current?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
            }}
            className={cx("fixed z-50 overlay outline-none", className)}
          >
            {children}
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </ClientMessages>
  );
}

"use client";
import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { cx } from "#components/ui/cx.ts";
import { adoptStyleNonce } from "#components/ui/dialog/style-nonce.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import { useUiText } from "#components/ui/ui-text.tsx";

/** MSG-07: every popup waits this long before it opens. */
const delayMs = 100;

const widths = { sm: "sm:max-w-[440px]", md: "sm:max-w-[560px]", lg: "sm:max-w-[768px]", xl: "sm:max-w-[1040px]" };

export interface ModalProps {
  open: boolean;
  /** Called by Escape and the close button. A click outside never closes the modal (MSG-07). */
  onClose: () => void;
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  size?: keyof typeof widths;
  /** Art beside the content on wide screens. */
  aside?: ReactNode;
  /** Buttons below the content; they stay visible. */
  footer?: ReactNode;
  /** An action must not be interrupted: neither Escape nor the close button closes the modal. */
  busy?: boolean;
  /** The server rendered it with the page: it keeps its place in the document and opens without delay. */
  served?: boolean;
  children: ReactNode;
}

/**
 * Renders the modal: a dialog on wide screens, a bottom sheet on phones. It traps the focus and returns it on close.
 */
export function Modal(props: ModalProps) {
  const { open, onClose, title, description, size = "sm", aside, footer, busy, served = false, children } = props;
  const say = useUiText();
  const giveBackFocus = useFocusToGiveBack(open);
  const shown = useDelayed(open, served);
  const Place = served ? Fragment : Dialog.Portal;
  return (
    <Dialog.Root open={shown} onOpenChange={(next) => !next && !busy && onClose()}>
      {/* Plain elements: the dialog is portalled to the body, where a `header` would be a second banner landmark. */}
      <Place>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim animate-[fade-in_var(--t-base)_var(--ease)]" />
        <Dialog.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={giveBackFocus}
          onPointerDownOutside={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          className={cx(
            "fixed z-50 flex min-h-[200px] min-w-[200px] overflow-hidden overlay outline-none",
            "inset-x-0 bottom-0 max-h-[92dvh] rounded-t-xl animate-[sheet-in_var(--t-slow)_var(--ease)]",
            "sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-48px)] sm:w-[calc(100%-48px)] sm:rounded-xl sm:animate-[rise-in_var(--t-slow)_var(--ease)]",
            widths[size],
            aside !== undefined && "md:min-h-[min(480px,calc(100dvh-48px))]",
          )}
        >
          {aside && <div className="relative hidden flex-[0_0_38%] md:block lg:flex-[0_0_42%]">{aside}</div>}
          <div className="flex min-w-0 flex-1 flex-col">
            <span aria-hidden className="mx-auto mt-2.5 h-1 w-9 shrink-0 rounded-full bg-line-control sm:hidden" />
            <div className="flex shrink-0 items-start gap-3 px-5 pt-3 sm:px-7 sm:pt-6">
              <div className="min-w-0 flex-1 pt-2">
                <Dialog.Title className="text-2xl [font-stretch:88%]">{title}</Dialog.Title>
                {description && <Dialog.Description className="pt-2 text-2">{description}</Dialog.Description>}
              </div>
              <IconButton label={say("close")} onClick={onClose} disabled={busy} className="-me-2.5">
                <X aria-hidden size={20} />
              </IconButton>
            </div>
            <div
              // biome-ignore lint/a11y/noNoninteractiveTabindex: long content scrolls by keyboard only with focus
              tabIndex={0}
              className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-4 pb-[max(24px,env(safe-area-inset-bottom))] sm:px-7 sm:pb-7"
            >
              {children}
            </div>
            {footer && (
              <div className="flex shrink-0 flex-wrap justify-end gap-2.5 border-t border-line-1 px-5 py-4 max-sm:pb-[max(16px,env(safe-area-inset-bottom))] sm:px-7 max-sm:[&>*]:flex-1">
                {footer}
              </div>
            )}
          </div>
        </Dialog.Content>
      </Place>
    </Dialog.Root>
  );
}

/** Focuses the first field for mouse users. On touch screens this would open the keyboard over the content. */
function focusFirstField(event: Event) {
  const content = event.currentTarget;
  if (!(content instanceof HTMLElement)) return;
  event.preventDefault();
  const typing = matchMedia("(pointer: fine)").matches;
  const field = typing ? content.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea") : null;
  (field ?? content).focus();
}

/** Radix returns the focus only to its own trigger; this returns it to any element of the page. */
function useFocusToGiveBack(open: boolean): (event: Event) => void {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return (event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
}

function useDelayed(open: boolean, served: boolean): boolean {
  const [shown, setShown] = useState(served);
  useLayoutEffect(() => {
    if (open) adoptStyleNonce();
  }, [open]);
  useEffect(() => {
    if (!open) return setShown(false);
    if (served) return;
    const timer = setTimeout(() => setShown(true), delayMs);
    return () => clearTimeout(timer);
  }, [open, served]);
  return open && shown;
}

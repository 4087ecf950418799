"use client";
import { useAtomValue } from "jotai";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { Toast } from "radix-ui";
import { IconButton } from "#components/ui/icon-button.tsx";
import { removeToast, toastsAtom } from "#components/ui/toast/toast.ts";
import { useUiText } from "#components/ui/ui-text.tsx";

const durationMs = 6000;
/** Duration of the exit animation in ms. */
const leaveMs = 200;

const icons = {
  positive: <CircleCheck aria-hidden size={20} className="shrink-0 text-positive" />,
  negative: <CircleAlert aria-hidden size={20} className="shrink-0 text-negative" />,
  info: <Info aria-hidden size={20} className="shrink-0 text-info" />,
};

/**
 * Announces toasts politely and removes them after six seconds, unless hovered or focused. Error toasts stay until
 * dismissed.
 */
export function ToastList() {
  const toasts = useAtomValue(toastsAtom);
  const say = useUiText();
  return (
    <Toast.Provider duration={durationMs} swipeDirection="down" label={say("notifications")}>
      {toasts.map((toast) => (
        <Toast.Root
          key={toast.id}
          type={toast.tone === "negative" ? "foreground" : "background"}
          duration={toast.tone === "negative" ? Number.POSITIVE_INFINITY : durationMs}
          onOpenChange={(open) => !open && setTimeout(() => removeToast(toast.id), leaveMs)}
          className="flex items-center gap-3 rounded-[14px] bg-surface-2 py-1.5 ps-4 pe-1.5 text-1 shadow-[inset_0_0_0_1px_var(--line-2),var(--shadow-2)] transition-opacity duration-slow data-[state=closed]:opacity-0 data-[state=open]:animate-[rise-in_var(--t-slow)_var(--ease)]"
        >
          {icons[toast.tone ?? "info"]}
          <div className="min-w-0 flex-1 py-1.5">
            <Toast.Title className="font-[550]">{toast.title}</Toast.Title>
            {toast.text && <Toast.Description className="text-sm text-3">{toast.text}</Toast.Description>}
          </div>
          {toast.action && (
            <Toast.Action
              altText={toast.action.label}
              onClick={toast.action.onSelect}
              className="min-h-tap px-2 font-semibold text-brand-text"
            >
              {toast.action.label}
            </Toast.Action>
          )}
          <Toast.Close asChild>
            <IconButton label={say("dismiss")}>
              <X aria-hidden size={18} />
            </IconButton>
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="fixed bottom-[max(16px,env(safe-area-inset-bottom))] end-4 z-60 flex w-[min(420px,calc(100vw-32px))] flex-col gap-2.5 outline-none max-sm:bottom-[calc(100px+env(safe-area-inset-bottom))]" />
    </Toast.Provider>
  );
}

"use client";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { ConfirmDialog } from "#components/ui/dialog/confirm-dialog.tsx";
import { FormError } from "#components/ui/form-error.tsx";
import { toast } from "#components/ui/toast/toast.ts";
import { openAuthPopup } from "#lib/client/auth-popup.ts";
import { formErrorOf } from "#lib/client/form-error.ts";
import { endSessions } from "#lib/client/identity.ts";
import { asPortalError } from "#lib/client/portal-error.ts";
import { queryClient } from "#lib/client/query-client.ts";

/** One session, or all others without a key. */
export type AskedToEnd = { key: string; device: string; ip: string } | { key?: never };

interface EndSessionDialogProps {
  asked: AskedToEnd;
  onClose: () => void;
  onEnded: () => void;
}

export default function EndSessionDialog({ asked, onClose, onEnded }: EndSessionDialogProps) {
  const t = useTranslations("security.devices");
  const router = useRouter();
  const one = asked.key !== undefined;
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: () => endSessions(asked.key),
      // A second press runs after the first and finds the session already ended.
      scope: { id: "end-sessions" },
      onSuccess: () => {
        onEnded();
        toast({ tone: "positive", title: one ? t("ended-one", asked) : t("ended-others") });
        onClose();
        router.refresh();
      },
      onError: (refusal) => {
        const { code } = asPortalError(refusal);
        if (code === "not-logged-in" || code === "session-expired") openAuthPopup("login", { again: true });
      },
    },
    queryClient(),
  );
  // Memoized per error, because it holds the earliest retry time.
  const formError = useMemo(() => error && formErrorOf(asPortalError(error)), [error]);
  const submit = () => mutate();
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      onConfirm={submit}
      title={one ? t("end-one-title", asked) : t("end-others-title")}
      text={
        <div className="grid gap-4">
          <p>{one ? t("end-one-text", asked) : t("end-others-text")}</p>
          <FormError formError={formError} onRetry={submit} />
        </div>
      }
      confirm={one ? t("end") : t("end-others")}
      cancel={t("keep")}
      sending={isPending}
    />
  );
}

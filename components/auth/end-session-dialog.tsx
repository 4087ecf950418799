"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ConfirmDialog } from "#components/ui/dialog/confirm-dialog.tsx";
import { FormError } from "#components/ui/form-error.tsx";
import { toast } from "#components/ui/toast/toast.ts";
import { endSessions } from "#lib/client/identity.ts";
import { useAct } from "#lib/client/use-act.ts";

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
  const { act, sending, formError } = useAct(async () => {
    await endSessions(asked.key);
    onEnded();
    toast({ tone: "positive", title: one ? t("ended-one", asked) : t("ended-others") });
    onClose();
    router.refresh();
  });
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      onConfirm={act}
      title={one ? t("end-one-title", asked) : t("end-others-title")}
      text={
        <div className="grid gap-4">
          <p>{one ? t("end-one-text", asked) : t("end-others-text")}</p>
          <FormError formError={formError} onRetry={act} />
        </div>
      }
      confirm={one ? t("end") : t("end-others")}
      cancel={t("keep")}
      sending={sending}
    />
  );
}

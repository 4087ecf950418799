"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ConfirmDialog } from "#components/ui/dialog/confirm-dialog.tsx";
import { FormTrouble } from "#components/ui/form-trouble.tsx";
import { toast } from "#components/ui/toast/toast.ts";
import { endSessions } from "#lib/client/identity.ts";
import { useCallForm } from "#lib/client/use-call-form.ts";
import { nothing } from "#lib/contracts/wire.ts";

/** One session, or without a key all others. */
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
  const { submit, sending, trouble } = useCallForm({
    schema: nothing,
    defaultValues: {},
    send: () => endSessions(asked.key),
    onDone: () => {
      onEnded();
      toast({ tone: "positive", title: one ? t("ended-one", asked) : t("ended-others") });
      onClose();
      router.refresh();
    },
  });
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
          <FormTrouble trouble={trouble} onRetry={submit} />
        </div>
      }
      confirm={one ? t("end") : t("end-others")}
      cancel={t("keep")}
      sending={sending}
    />
  );
}

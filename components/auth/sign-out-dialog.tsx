"use client";
import { useRouter } from "next/navigation";
import { ConfirmDialog } from "#components/ui/dialog/confirm-dialog.tsx";
import { FormError } from "#components/ui/form-error.tsx";
import { logOut } from "#lib/client/identity.ts";
import { useCallForm } from "#lib/client/use-call-form.ts";
import { nothing } from "#lib/contracts/wire.ts";

interface SignOutDialogProps {
  text: { prompt: string; question: string; confirm: string; cancel: string };
  home: string;
  onClose: () => void;
}

export default function SignOutDialog({ text, home, onClose }: SignOutDialogProps) {
  const router = useRouter();
  const { submit, sending, formError } = useCallForm({
    schema: nothing,
    defaultValues: {},
    send: logOut,
    onDone: () => {
      router.replace(home);
      router.refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={submit}
      title={text.prompt}
      text={
        <div className="grid gap-4">
          <p>{text.question}</p>
          <FormError formError={formError} onRetry={submit} />
        </div>
      }
      confirm={text.confirm}
      cancel={text.cancel}
      sending={sending}
    />
  );
}

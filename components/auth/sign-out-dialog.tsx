"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "#components/ui/dialog/confirm-dialog.tsx";
import { FormTrouble } from "#components/ui/form-trouble.tsx";
import { logOut } from "#lib/client/identity.ts";
import { PortalError } from "#lib/client/portal-error.ts";

interface SignOutDialogProps {
  text: { prompt: string; question: string; confirm: string; cancel: string };
  home: string;
  onClose: () => void;
}

export default function SignOutDialog({ text, home, onClose }: SignOutDialogProps) {
  const router = useRouter();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<PortalError | null>(null);

  async function leave() {
    setSending(true);
    setFailure(null);
    try {
      await logOut();
      router.replace(home);
      router.refresh();
      onClose();
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      setFailure(error);
      setSending(false);
    }
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={leave}
      title={text.prompt}
      text={
        <div className="grid gap-4">
          <p>{text.question}</p>
          <FormTrouble trouble={failure && { message: failure.message, canRetry: false }} onRetry={leave} />
        </div>
      }
      confirm={text.confirm}
      cancel={text.cancel}
      sending={sending}
    />
  );
}

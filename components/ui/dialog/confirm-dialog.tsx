"use client";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/dialog/modal.tsx";

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  /** Describes the effect. */
  text: ReactNode;
  confirm: ReactNode;
  cancel: ReactNode;
  danger?: boolean;
  sending?: boolean;
}

/** Asks for confirmation of an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, text, confirm, cancel, danger, sending } = props;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      busy={sending}
      footer={
        <>
          <Button onClick={onClose} disabled={sending}>
            {cancel}
          </Button>
          <Button tone={danger ? "danger" : "gold"} onClick={onConfirm} sending={sending}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="text-2">{text}</div>
    </Modal>
  );
}

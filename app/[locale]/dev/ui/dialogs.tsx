"use client";
import { useState } from "react";
import { Sunburst } from "#components/art/sunburst.tsx";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/dialog/confirm-dialog.tsx";
import { Modal } from "#components/ui/dialog/modal.tsx";
import { PasswordField } from "#components/ui/field/password-field.tsx";
import { TextField } from "#components/ui/field/text-field.tsx";
import { AmountBoard } from "./amount.tsx";
import type { BoardProps, Opened } from "./section.tsx";

const covers = [
  { code: "rocket-rush", name: "Rocket Rush", vendor: "BGS", artClass: "crash" },
  { code: "perlas", name: "Perlas", vendor: "CQ9", artClass: "slots" },
];

export function Dialogs({ texts, opened, onClose }: BoardProps & { opened: Opened; onClose: () => void }) {
  const [sending, setSending] = useState(false);
  return (
    <>
      <Modal
        open={opened === "dialog"}
        onClose={onClose}
        title={texts["quick-deposit"]}
        description={texts["quick-deposit-text"]}
        footer={
          <Button tone="gold" onClick={onClose}>
            {texts.pay}
          </Button>
        }
      >
        <AmountBoard texts={texts} />
      </Modal>
      <Modal
        open={opened === "wide"}
        onClose={onClose}
        title={texts.username}
        size="lg"
        aside={<Sunburst title={texts["display-sample"] ?? ""} text={texts["text-sample"] ?? ""} covers={covers} />}
      >
        <div className="grid gap-4">
          <TextField label={texts.username} required autoComplete="off" />
          <PasswordField label={texts.password} required autoComplete="off" />
          <Button tone="gold" size="lg" block>
            {texts.pay}
          </Button>
        </div>
      </Modal>
      <ConfirmDialog
        open={opened === "confirm"}
        onClose={() => {
          setSending(false);
          onClose();
        }}
        onConfirm={() => setSending(true)}
        sending={sending}
        danger
        title={texts["log-out-title"]}
        text={texts["log-out-text"]}
        confirm={texts["log-out-title"]}
        cancel={texts.stay}
      />
    </>
  );
}

"use client";
import { useTranslations } from "next-intl";
import { use, useEffect } from "react";
import { AuthArt } from "#components/auth/auth-art.tsx";
import type { AuthFormProps } from "#components/auth/auth-form-props.ts";
import { LoginForm } from "#components/auth/login-form.tsx";
import { NewPasswordForm } from "#components/auth/new-password-form.tsx";
import { RegisterForm } from "#components/auth/register-form.tsx";
import { Button } from "#components/ui/button.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { Modal } from "#components/ui/dialog/modal.tsx";
import { Form } from "#components/ui/form.tsx";
import { FormTrouble } from "#components/ui/form-trouble.tsx";
import type { Picture } from "#components/ui/picture.ts";
import type { AuthPopup } from "#lib/client/auth-popup.ts";
import { loadEncryption } from "#lib/client/call-portal.ts";
import { logOut } from "#lib/client/identity.ts";
import { loadMessages } from "#lib/client/load-messages.ts";
import { useCallForm } from "#lib/client/use-call-form.ts";
import { nothing } from "#lib/contracts/wire.ts";
import { defaultTimeZone } from "#lib/i18n/time-zone.ts";

interface AuthDialogProps extends AuthFormProps {
  popup: AuthPopup | "password";
  siteName: string;
  logo: Picture | undefined;
  served: boolean;
  knownPassword: string | undefined;
  onClose: () => void;
  onLeft: () => void;
}

/** MSG-07: login, registration and change of password in the one modal; its code and words load on intent. */
export default function AuthDialog(props: AuthDialogProps) {
  const messages = use(loadMessages(props.locale, "auth"));
  useEffect(() => {
    loadEncryption().catch(() => {}); // Sending tries again, and says so when it fails.
  }, []);
  return (
    <ClientMessages picked={{ locale: props.locale, timeZone: defaultTimeZone, messages }}>
      {props.popup === "password" ? <PasswordPopup {...props} /> : <EntrancePopup {...props} popup={props.popup} />}
    </ClientMessages>
  );
}

function EntrancePopup({ popup, siteName, logo, served, onClose, ...form }: AuthDialogProps & { popup: AuthPopup }) {
  const t = useTranslations(`auth.${popup}`);
  return (
    <Modal
      open
      served={served}
      onClose={onClose}
      title={t("title")}
      size="lg"
      aside={<AuthArt siteName={siteName} logo={logo} title={t("art-title")} text={t("art-text")} />}
    >
      {popup === "login" ? <LoginForm {...form} /> : <RegisterForm {...form} />}
    </Modal>
  );
}

/** Closes by a new password or by logging out: nothing else answers until then. */
function PasswordPopup({ served, knownPassword, onLeft, ...form }: AuthDialogProps) {
  const t = useTranslations("auth.password");
  const leaving = useCallForm({ schema: nothing, defaultValues: {}, send: logOut, onDone: onLeft });
  return (
    <Modal open served={served} onClose={leaving.submit} title={t("title")} description={t("text")}>
      <NewPasswordForm {...form} knownPassword={knownPassword} />
      <Form onSubmit={leaving.submit} className="grid gap-4 pt-3">
        <FormTrouble trouble={leaving.trouble} onRetry={leaving.submit} />
        <Button type="submit" tone="quiet" block sending={leaving.sending}>
          {t("log-out")}
        </Button>
      </Form>
    </Modal>
  );
}

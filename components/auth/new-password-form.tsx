import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { PasswordMeter } from "#components/auth/password-meter.tsx";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { PasswordField } from "#components/ui/field/password-field.tsx";
import { Form } from "#components/ui/form.tsx";
import { FormError } from "#components/ui/form-error.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { changePassword } from "#lib/client/identity.ts";
import { useCallForm } from "#lib/client/use-call-form.ts";
import { useFieldErrors } from "#lib/client/use-field-errors.ts";
import type { LoginAnswer } from "#lib/contracts/identity/member.ts";
import type { RegistrationSettings } from "#lib/contracts/identity/read-registration-settings.ts";
import { newPasswordInput } from "#lib/contracts/identity/registration-input.ts";

interface NewPasswordFormProps {
  name: string;
  settings: RegistrationSettings;
  /** Password of the login just before; the form then does not ask for it again (AUTH-11). */
  knownPassword?: string | undefined;
  onChanged: (answer: LoginAnswer) => void | Promise<void>;
  /** Username, on a page where the form stays: after the change it confirms and resets itself. */
  account?: string;
}

/** AUTH-11: changes the password. In a popup it follows a login with a given or expired password (AUTH-07). */
export function NewPasswordForm({ name, settings, knownPassword, onChanged, account }: NewPasswordFormProps) {
  const t = useTranslations("auth.password");
  const schema = useMemo(() => newPasswordInput(settings.fields), [settings]);
  const [changed, setChanged] = useState(false);
  const { form, submit, sending, formError, issue } = useCallForm({
    schema,
    defaultValues: { oldPassword: knownPassword ?? "", newPassword: "", confirmNewPassword: "" },
    send: changePassword,
    onDone: async (answer) => {
      await onChanged(answer);
      if (account === undefined) return;
      form.reset();
      setChanged(true);
    },
  });
  const error = useFieldErrors(issue);
  const asksOld = knownPassword === undefined || error("oldPassword") !== undefined;
  const stays = account !== undefined;
  return (
    <Form name={name} onSubmit={submit} className={cx("grid gap-4", stays && "max-w-md")}>
      {/* Tells password managers which entry to update. */}
      {stays && <input hidden type="text" autoComplete="username" value={account} readOnly />}
      {asksOld && (
        <PasswordField
          {...form.register("oldPassword")}
          label={t("old")}
          required
          error={error("oldPassword")}
          autoComplete="current-password"
        />
      )}
      <div className="grid gap-2">
        <PasswordField
          {...form.register("newPassword", { deps: ["confirmNewPassword"] })}
          label={t("new")}
          required
          error={error("newPassword")}
          autoComplete="new-password"
        />
        <PasswordMeter password={form.watch("newPassword")} rule={settings.fields.password} />
      </div>
      <PasswordField
        {...form.register("confirmNewPassword")}
        label={t("confirm")}
        required
        error={error("confirmNewPassword")}
        autoComplete="new-password"
      />
      <FormError formError={formError} onRetry={submit} />
      <div role="status" className="empty:hidden">
        {changed && !form.formState.isDirty && <Notice tone="positive">{t("changed")}</Notice>}
      </div>
      <Button type="submit" {...(stays ? {} : { tone: "gold", size: "lg", block: true })} sending={sending}>
        {t("submit")}
      </Button>
    </Form>
  );
}

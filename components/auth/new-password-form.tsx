import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { AuthFormProps } from "#components/auth/auth-form-props.ts";
import { PasswordMeter } from "#components/auth/password-meter.tsx";
import { Button } from "#components/ui/button.tsx";
import { PasswordField } from "#components/ui/field/password-field.tsx";
import { Form } from "#components/ui/form.tsx";
import { FormTrouble } from "#components/ui/form-trouble.tsx";
import { changePassword } from "#lib/client/identity.ts";
import { useCallForm } from "#lib/client/use-call-form.ts";
import { useFieldErrors } from "#lib/client/use-field-errors.ts";
import { newPasswordInput } from "#lib/contracts/identity/registration-input.ts";

interface NewPasswordFormProps extends AuthFormProps {
  /** The password of the login just made: then it is not asked for again (AUTH-11). */
  knownPassword: string | undefined;
}

/** AUTH-07: what stands between a login with a given or expired password and the rest. */
export function NewPasswordForm({ settings, knownPassword, onEntered }: NewPasswordFormProps) {
  const t = useTranslations("auth.password");
  const schema = useMemo(() => newPasswordInput(settings.fields), [settings]);
  const { form, submit, sending, trouble, issue } = useCallForm({
    schema,
    defaultValues: { oldPassword: knownPassword ?? "", newPassword: "", confirmNewPassword: "" },
    send: changePassword,
    onDone: (answer) => onEntered(answer),
  });
  const error = useFieldErrors(issue);
  const asksOld = knownPassword === undefined || error("oldPassword") !== undefined;
  return (
    <Form name="new-password" onSubmit={submit} className="grid gap-4">
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
      <FormTrouble trouble={trouble} onRetry={submit} />
      <Button type="submit" tone="gold" size="lg" block sending={sending}>
        {t("submit")}
      </Button>
    </Form>
  );
}

import { Ticket } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useMemo } from "react";
import type { AuthFormProps } from "#components/auth/auth-form-props.ts";
import { PasswordMeter } from "#components/auth/password-meter.tsx";
import { PopupLink, PopupSwitch } from "#components/auth/popup-switch.tsx";
import { TermsLabel } from "#components/auth/terms-label.tsx";
import { UsernameField } from "#components/auth/username-field.tsx";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/field/choice.tsx";
import { PasswordField } from "#components/ui/field/password-field.tsx";
import { TextField } from "#components/ui/field/text-field.tsx";
import { Form } from "#components/ui/form.tsx";
import { FormError } from "#components/ui/form-error.tsx";
import { useUiText } from "#components/ui/ui-text.tsx";
import { register } from "#lib/client/identity.ts";
import { readReferralCode } from "#lib/client/referral-code.ts";
import { useCallForm } from "#lib/client/use-call-form.ts";
import { useFieldErrors } from "#lib/client/use-field-errors.ts";
import { registrationInput } from "#lib/contracts/identity/registration-input.ts";

interface RegisterFormProps extends AuthFormProps {
  /** Called when the username already belongs to this person: the response to an earlier attempt may be lost. */
  onOwnName: (username: string) => void;
}

/** Registers a member by username, with the server's rules (VALID-01). */
export function RegisterForm({ locale, settings, onEntered, onOwnName }: RegisterFormProps) {
  const t = useTranslations("auth.register");
  const say = useUiText();
  const schema = useMemo(() => registrationInput(settings.fields), [settings]);
  const { form, submit, sending, formError, issue } = useCallForm({
    schema,
    defaultValues: { username: "", password: "", confirmPassword: "", referralCode: "", agreed: false },
    send: register,
    onDone: (answer, { password }) => onEntered(answer, password),
  });
  const error = useFieldErrors(issue);
  const { setValue, getValues } = form;
  useEffect(() => {
    if (getValues("referralCode") === "") setValue("referralCode", readReferralCode());
  }, [setValue, getValues]);
  return (
    <Form name="register" onSubmit={submit} className="grid gap-4">
      <UsernameField
        {...form.register("username")}
        label={t("username")}
        error={
          issue("username")?.key === "username-taken" ? (
            <>
              <span>{error("username")}</span>{" "}
              <PopupLink
                {...{ locale }}
                popup="login"
                action={t("own-name")}
                onGo={() => onOwnName(getValues("username"))}
              />
            </>
          ) : (
            error("username")
          )
        }
      />
      <div className="grid content-start gap-2">
        <div className="grid gap-4 sm:grid-cols-2 sm:gap-2.5">
          <PasswordField
            {...form.register("password", { deps: ["confirmPassword"] })}
            label={t("password")}
            required
            error={error("password")}
            autoComplete="new-password"
          />
          <PasswordField
            {...form.register("confirmPassword")}
            label={t("confirm")}
            required
            error={error("confirmPassword")}
            autoComplete="new-password"
          />
        </div>
        <PasswordMeter password={form.watch("password")} rule={settings.fields.password} />
      </div>
      <TextField
        {...form.register("referralCode")}
        label={t("referral")}
        tag={say("optional")}
        error={error("referralCode")}
        prefix={<Ticket aria-hidden size={20} />}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
      />
      <Checkbox
        {...form.register("agreed")}
        label={<TermsLabel locale={locale} age={settings.minimumAge} />}
        error={error("agreed")}
        required
      />
      <FormError formError={formError} onRetry={submit} />
      <Button type="submit" tone="gold" size="lg" block sending={sending}>
        {t("submit")}
      </Button>
      <PopupSwitch locale={locale} question={t("have-account")} popup="login" action={t("log-in")} />
    </Form>
  );
}

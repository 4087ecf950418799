import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { AuthFormProps } from "#components/auth/auth-form-props.ts";
import { UsernameField } from "#components/auth/username-field.tsx";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { PasswordField } from "#components/ui/field/password-field.tsx";
import { Form } from "#components/ui/form.tsx";
import { FormError } from "#components/ui/form-error.tsx";
import { textLink } from "#components/ui/text-link.ts";
import { logIn } from "#lib/client/identity.ts";
import { useCallForm } from "#lib/client/use-call-form.ts";
import { useFieldErrors } from "#lib/client/use-field-errors.ts";
import { loginForm } from "#lib/contracts/identity/login.ts";
import { localePath } from "#lib/i18n/locale-path.ts";

interface LoginFormProps extends Pick<AuthFormProps, "locale" | "onEntered"> {
  /** Initial value. */
  username: string;
  agentSide: boolean;
  /** Alternatives below the button. */
  children?: ReactNode;
}

/** AUTH-08: logs players and agents in by username. */
export function LoginForm({ locale, onEntered, username, agentSide, children }: LoginFormProps) {
  const t = useTranslations("auth.login");
  const { form, submit, sending, formError, issue } = useCallForm({
    schema: loginForm,
    defaultValues: { username, password: "" },
    send: (values) => logIn({ ...values, agentSide }),
    // Which of the two is wrong stays untold; mostly it is the password.
    retype: { "wrong-credentials": "password" },
    onDone: (answer, { password }) => onEntered(answer, password),
  });
  const error = useFieldErrors(issue);
  return (
    <Form name="login" onSubmit={submit} className="grid gap-4 lg:gap-6">
      <UsernameField {...form.register("username")} label={t("username")} error={error("username")} />
      <PasswordField
        {...form.register("password")}
        label={t("password")}
        required
        error={error("password")}
        autoComplete="current-password"
        aside={
          <a
            className={cx(textLink, "-my-3.5 inline-flex min-h-tap items-center")}
            href={localePath(locale, "/help")}
            target="_blank"
            rel="noreferrer"
          >
            {t("help")}
          </a>
        }
      />
      <FormError formError={formError} onRetry={submit} />
      <Button type="submit" tone="gold" size="lg" block sending={sending}>
        {t("submit")}
      </Button>
      {children}
    </Form>
  );
}

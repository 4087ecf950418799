"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Suspense, use, useEffect, useState } from "react";
import { SunburstGround } from "#components/art/sunburst.tsx";
import type { AuthFormProps } from "#components/auth/auth-form-props.ts";
import { LoginForm } from "#components/auth/login-form.tsx";
import { NewPasswordForm } from "#components/auth/new-password-form.tsx";
import { PopupSwitch } from "#components/auth/popup-switch.tsx";
import { RegisterForm } from "#components/auth/register-form.tsx";
import { useEntered } from "#components/auth/use-entered.ts";
import { Button } from "#components/ui/button.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { cx } from "#components/ui/cx.ts";
import { Modal } from "#components/ui/dialog/modal.tsx";
import { Form } from "#components/ui/form.tsx";
import { FormError } from "#components/ui/form-error.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { Logo } from "#components/ui/logo.tsx";
import type { Picture } from "#components/ui/picture.ts";
import { useMedia } from "#components/ui/use-media.ts";
import type { AuthPopup } from "#lib/client/auth-popup.ts";
import { loadEncryption } from "#lib/client/call-portal.ts";
import type { EntranceBanners } from "#lib/client/content/entrance-banners.ts";
import { logOut } from "#lib/client/identity.ts";
import { knownPassword } from "#lib/client/known-password.ts";
import { loadMessages } from "#lib/client/load-messages.ts";
import { useCallForm } from "#lib/client/use-call-form.ts";
import { pages } from "#lib/contracts/pages.ts";
import { nothing } from "#lib/contracts/wire.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { defaultTimeZone } from "#lib/i18n/time-zone.ts";

const [AuthArt] = lazyPart(() => import("#components/auth/auth-art.tsx"));

interface AuthDialogProps extends Omit<AuthFormProps, "onEntered"> {
  popup: AuthPopup | "password";
  siteName: string;
  logo: Picture | undefined;
  served: boolean;
  /** The banners that came with the page, when it opened with a popup. */
  art: EntranceBanners | undefined;
  /** The page belongs to an agent, who logs in again as an agent (AUTH-08). */
  agentSide: boolean;
  onClose: () => void;
}

/** MSG-07: shows login, registration and password change in the modal; its code and messages load on intent. */
export default function AuthDialog(props: AuthDialogProps) {
  const messages = use(loadMessages(props.locale, "auth"));
  useEffect(() => {
    loadEncryption().catch(() => {}); // Submitting retries and reports the error.
  }, []);
  return (
    <ClientMessages picked={{ locale: props.locale, timeZone: defaultTimeZone, messages }}>
      {props.popup === "password" ? <PasswordPopup {...props} /> : <EntrancePopup {...props} popup={props.popup} />}
    </ClientMessages>
  );
}

function EntrancePopup({
  popup,
  siteName,
  logo,
  served,
  art,
  onClose,
  ...given
}: AuthDialogProps & { popup: AuthPopup }) {
  const { locale, agentSide } = given;
  const t = useTranslations(`auth.${popup}`);
  const form = { ...given, onEntered: useEntered(locale) };
  const [ownName, setOwnName] = useState("");
  return (
    <Modal
      open
      served={served}
      onClose={onClose}
      title={t("title")}
      size="lg"
      aside={<Aside {...{ popup, locale, siteName, logo, art }} />}
    >
      {popup === "login" ? (
        <LoginForm {...form} username={ownName}>
          {!agentSide && <PopupSwitch locale={locale} question={t("new-here")} popup="register" action={t("create")} />}
        </LoginForm>
      ) : (
        <RegisterForm {...form} onOwnName={setOwnName} />
      )}
    </Modal>
  );
}

/** Fetches its art only from `md` up, where `Modal` shows it; art that came with the page shows at once. */
function Aside({
  popup,
  locale,
  siteName,
  logo,
  art,
}: Pick<AuthDialogProps, "locale" | "siteName" | "logo" | "art"> & { popup: AuthPopup }) {
  const wide = useMedia("(width >= 768px)", art !== undefined);
  const [first] = useState(popup);
  const isNew = art === undefined || popup !== first;
  return (
    <>
      <SunburstGround />
      {wide && (
        <Suspense>
          <div key={popup} className={cx("absolute inset-0", isNew && "animate-[fade-in_var(--t-slow)_var(--ease)]")}>
            <AuthArt popup={popup} locale={locale} served={art} />
          </div>
        </Suspense>
      )}
      <div className="absolute start-6 top-6 [--mark-1:#ffe09a] [--mark-2:#ef9f22] [--text-1:#fff6e2]">
        <Logo name={siteName} logo={logo} />
      </div>
    </>
  );
}

/** Closes only after a password change or a logout: all other calls are blocked until then. */
function PasswordPopup({ served, agentSide, settings, locale }: AuthDialogProps) {
  const t = useTranslations("auth.password");
  const router = useRouter();
  const onEntered = useEntered(locale);
  const [known] = useState(knownPassword);
  const leaving = useCallForm({ schema: nothing, defaultValues: {}, send: logOut, onDone: leave });

  function leave() {
    router.replace(localePath(locale, agentSide ? pages.agent.path : "/"));
    router.refresh();
  }

  return (
    <Modal open served={served} onClose={leaving.submit} title={t("title")} description={t("text")}>
      <NewPasswordForm
        name="new-password"
        settings={settings}
        knownPassword={known}
        onChanged={(answer) => onEntered(answer)}
      />
      <Form onSubmit={leaving.submit} className="grid gap-4 pt-3">
        <FormError formError={leaving.formError} onRetry={leaving.submit} />
        <Button type="submit" tone="quiet" block sending={leaving.sending}>
          {t("log-out")}
        </Button>
      </Form>
    </Modal>
  );
}

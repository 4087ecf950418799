import { useTranslations } from "next-intl";
import { passwordStrength } from "#components/auth/password-strength.ts";
import { cx } from "#components/ui/cx.ts";
import type { FieldRule } from "#lib/contracts/system/registration-rules.ts";

const tones = ["bg-surface-3", "bg-negative", "bg-brand-mark", "bg-positive", "bg-positive"];

/** Shows the password's strength while typing, and the site's rule before that. */
export function PasswordMeter({ password, rule }: { password: string; rule: FieldRule }) {
  const t = useTranslations("auth.strength");
  const strength = passwordStrength(password, rule.minLength);
  return (
    <div className="grid gap-1.5">
      <div aria-hidden className="grid grid-cols-4 gap-1.5">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={cx("h-[5px] rounded-full", step <= strength ? tones[strength] : "bg-surface-3")}
          />
        ))}
      </div>
      <p aria-live="polite" className="text-sm text-3">
        <span className="sr-only">{t("label")}: </span>
        <span>{password === "" ? t("hint", { min: rule.minLength, max: rule.maxLength }) : t(`${strength}`)}</span>
      </p>
    </div>
  );
}

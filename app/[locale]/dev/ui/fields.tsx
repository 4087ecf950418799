import { Landmark, Smartphone, Ticket, User } from "lucide-react";
import { PasswordField } from "#components/ui/field/password-field.tsx";
import { SelectField } from "#components/ui/field/select-field.tsx";
import { TextField } from "#components/ui/field/text-field.tsx";
import { TextareaField } from "#components/ui/field/textarea-field.tsx";
import { AmountBoard } from "./amount.tsx";
import { type BoardProps, Section } from "./section.tsx";

export function Fields({ texts }: BoardProps) {
  const icon = { "aria-hidden": true, size: 20 };
  const banks = [
    { value: "1", label: texts["bank-one"] ?? "" },
    { value: "2", label: texts["bank-two"] ?? "" },
  ];
  return (
    <Section title={texts.fields}>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        <TextField
          label={texts.username}
          required
          prefix={<User {...icon} />}
          placeholder={texts["username-hint"]}
          autoComplete="off"
        />
        <TextField
          label={texts.mobile}
          prefix={<Smartphone {...icon} />}
          hint={texts["mobile-hint"]}
          defaultValue="917 555 0142"
          inputMode="tel"
          dir="ltr"
        />
        <PasswordField
          label={texts.password}
          required
          error={texts["password-error"]}
          defaultValue="secret"
          autoComplete="off"
        />
        <TextField
          label={texts.invitation}
          tag={texts.optional}
          prefix={<Ticket {...icon} />}
          ok={texts["invitation-ok"]}
          defaultValue="SOL-4821"
        />
        <TextField label={texts["account-name"]} hint={texts["account-name-hint"]} defaultValue="Luz Reyes" disabled />
        <SelectField label={texts.bank} prefix={<Landmark {...icon} />} options={banks} placeholder={texts.choose} />
        <SelectField label={texts.bank} options={banks} defaultValue="2" error={texts["terms-error"]} />
        <PasswordField label={texts.password} disabled defaultValue="secret" autoComplete="off" />
        <TextareaField label={texts.message} max={200} hint={texts["message-hint"]} required />
      </div>
      <AmountBoard texts={texts} />
    </Section>
  );
}

import { Checkbox, Radio, Switch } from "#components/ui/field/choice.tsx";
import { type BoardProps, Section } from "./section.tsx";

export function Choices({ texts }: BoardProps) {
  return (
    <Section title={texts.choices}>
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <Checkbox label={texts.terms} defaultChecked />
        <Checkbox label={texts.terms} error={texts["terms-error"]} />
        <Checkbox label={texts.disabled} disabled />
        <fieldset aria-label={texts.method} className="grid gap-1">
          <Radio name="board-method" label={texts["e-wallet"]} defaultChecked />
          <Radio name="board-method" label={texts["bank-transfer"]} />
        </fieldset>
        <div className="grid gap-1">
          <Switch label={texts.sound} />
          <Switch label={texts.sound} defaultChecked />
        </div>
        <Switch label={texts.disabled} disabled defaultChecked />
      </div>
    </Section>
  );
}

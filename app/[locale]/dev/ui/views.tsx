import { Chip, ChipLink } from "#components/ui/chip.tsx";
import { SegmentLinks, Segments } from "#components/ui/segments.tsx";
import { Tabs } from "#components/ui/tabs.tsx";
import { type BoardProps, Section } from "./section.tsx";

export function Views({ texts }: BoardProps) {
  const label = texts.views ?? "";
  const tabs = ["rules", "pay-table", "history"].map((value) => ({
    value,
    label: texts[value],
    panel: (
      <p>
        {texts[value]}: {texts["panel-text"]}
      </p>
    ),
  }));
  const segments = [
    { value: "username", label: texts.username },
    { value: "mobile", label: texts.mobile },
    { value: "off", label: texts.disabled, disabled: true },
  ];
  return (
    <Section title={texts.views}>
      <Tabs label={label} tabs={tabs} />
      <div className="flex flex-wrap gap-4">
        <Segments label={label} segments={segments} defaultValue="username" />
        <SegmentLinks
          label={texts.account_record ?? label}
          links={["today", "seven-days"].map((key, index) => ({
            href: `#${key}`,
            label: texts[key],
            current: index === 0,
          }))}
        />
      </div>
      <Segments label={label} segments={segments} defaultValue="mobile" block />
      <div className="flex flex-wrap gap-2">
        <ChipLink href="#all" on count={214}>
          {texts.all}
        </ChipLink>
        <ChipLink href="#pg" count={214}>
          PG
        </ChipLink>
        <Chip on>{texts.hot}</Chip>
        <Chip>{texts.sound}</Chip>
      </div>
    </Section>
  );
}

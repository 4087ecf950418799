import { Bell, Heart, Plus } from "lucide-react";
import { Button, ButtonLink, type ButtonSize, type ButtonTone } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { type BoardProps, Section } from "./section.tsx";

const tones: [ButtonTone, string][] = [
  ["gold", "pay"],
  ["secondary", "stay"],
  ["outline", "see-hot"],
  ["quiet", "quiet"],
  ["danger", "not-received"],
];
const sizes: ButtonSize[] = ["sm", "md", "lg"];

export function Buttons({ texts }: BoardProps) {
  return (
    <Section title={texts.buttons}>
      {sizes.map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-2.5">
          {tones.map(([tone, key]) => (
            <Button key={tone} tone={tone} size={size}>
              {texts[key]}
            </Button>
          ))}
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2.5">
        <Button tone="gold" sending>
          {texts.pay}
        </Button>
        <Button sending>{texts.stay}</Button>
        <Button tone="gold" disabled>
          {texts.disabled}
        </Button>
        <Button tone="outline" disabled>
          {texts.disabled}
        </Button>
        <ButtonLink href="#top" icon={<Plus aria-hidden size={18} />}>
          {texts["quick-deposit"]}
        </ButtonLink>
        <IconButton label={texts.favourite ?? ""}>
          <Heart aria-hidden size={20} />
        </IconButton>
        <IconButton label={texts.notices ?? ""} dot filled>
          <Bell aria-hidden size={20} />
        </IconButton>
        <IconButton label={texts.disabled ?? ""} disabled filled>
          <Heart aria-hidden size={20} />
        </IconButton>
      </div>
      <Button tone="gold" size="lg" block>
        {texts.pay}
      </Button>
    </Section>
  );
}

import { Landmark, type LucideIcon, Scale, ScrollText } from "lucide-react";
import type { Translate } from "#lib/i18n/translator.ts";

const promises: readonly { key: string; icon: LucideIcon }[] = [
  { key: "fair", icon: Scale },
  { key: "money", icon: ScrollText },
  { key: "out", icon: Landmark },
];

/** Renders the operator's promises in three short, true sentences. */
export function Promises({ t }: { t: Translate }) {
  return (
    <ul aria-label={t("promises")} className="grid gap-3 sm:grid-cols-3">
      {promises.map(({ key, icon: Icon }) => (
        <li
          key={key}
          className="grid content-start gap-2 rounded-lg bg-surface-1 p-5 edge-1 max-sm:grid-cols-[auto_1fr]"
        >
          <span className="row-span-2 grid size-11 place-items-center rounded-[13px] bg-brand-soft text-brand-text">
            <Icon aria-hidden size={22} />
          </span>
          <h3 className="text-lg sm:pt-1.5">{t(`promise-${key}-title`)}</h3>
          <p className="text-2">{t(`promise-${key}-text`)}</p>
        </li>
      ))}
    </ul>
  );
}

import { Landmark, type LucideIcon, Scale, ScrollText } from "lucide-react";
import { stripClass, stripTitleClass } from "#components/lobby/home/strip-class.ts";
import type { Translate } from "#lib/i18n/translator.ts";

const promises: readonly { key: string; icon: LucideIcon }[] = [
  { key: "fair", icon: Scale },
  { key: "money", icon: ScrollText },
  { key: "out", icon: Landmark },
];

/** Renders the operator's promises in three short, true sentences, until wins take their place. */
export function Promises({ t }: { t: Translate }) {
  return (
    <section aria-labelledby="promises" className={stripClass}>
      <h2 id="promises" className={stripTitleClass}>
        {t("promises")}
      </h2>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, which must work by keyboard
        tabIndex={0}
        className="ms-2 grid grid-cols-3 gap-3 rounded-md -outline-offset-2 max-sm:flex max-sm:gap-0.5 max-sm:overflow-x-auto max-sm:pe-3.5 max-sm:no-scrollbar"
      >
        {promises.map(({ key, icon: Icon }) => (
          <li key={key} className="relative flex min-w-0 items-center gap-2.5 max-sm:w-[11.5rem] max-sm:shrink-0">
            <span className="grid size-9 shrink-0 place-items-center rounded-[11px] bg-brand-soft text-brand-text">
              <Icon aria-hidden size={18} />
            </span>
            <span className="min-w-0 leading-snug">
              <b className="block text-sm font-semibold text-1">{t(`promise-${key}-title`)}</b>
              <span className="line-clamp-2 text-xs text-3 max-xl:sr-only">{t(`promise-${key}-text`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

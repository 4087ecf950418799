import { type BoardProps, Section } from "./section.tsx";

const colours =
  "surface-0 surface-1 surface-2 surface-3 text-1 text-2 text-3 line-control brand brand-text positive negative hot info win focus".split(
    " ",
  );

const sizes = ["text-5xl", "text-4xl", "text-3xl", "text-2xl", "text-xl"];

export function Ground({ texts }: BoardProps) {
  return (
    <>
      <Section title={texts.colours}>
        <ul className="grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-4 lg:grid-cols-8">
          {colours.map((name) => (
            <li key={name} className="grid gap-1.5 text-xs font-semibold text-1">
              <span className="h-12 rounded-[11px] edge-2" style={{ background: `var(--${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={texts.type}>
        {sizes.map((size) => (
          <p key={size} className={`display text-1 ${size} max-sm:text-3xl`}>
            {texts["display-sample"]}
          </p>
        ))}
        <p className="text-lg">{texts["text-sample"]}</p>
        <p>{texts["text-sample"]}</p>
        <p className="text-sm text-3">{texts["caption-sample"]}</p>
        <div className="grid justify-start text-xl font-bold text-positive">
          <span translate="no" className="money">
            ₱111,111.11
          </span>
          <span translate="no" className="money">
            ₱808,080.80
          </span>
        </div>
      </Section>
    </>
  );
}

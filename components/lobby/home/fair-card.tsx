import { Emblem } from "#components/art/emblem.tsx";
import { PageLink } from "#components/ui/page-link.tsx";

interface FairCardProps {
  vendor: string;
  href: string;
  text: { title: string; text: string; link: string };
  className: string;
}

/** LOBBY-04: stands beside the in-house games while they do not fill their row, and says how to check a round. */
export function FairCard({ vendor, href, text, className }: FairCardProps) {
  return (
    <div
      className={`panel flex items-center gap-7 overflow-hidden px-8 py-6 max-xl:flex-col max-xl:items-start max-xl:justify-center max-xl:gap-2 max-xl:p-[18px] max-sm:flex-row max-sm:items-center max-sm:gap-3 max-sm:p-4 ${className}`}
    >
      <Emblem
        slug="fair"
        gameClass="mines"
        vendor={vendor}
        size={190}
        className="shrink-0 max-xl:w-[90px] max-sm:w-[84px]"
      />
      <div className="grid min-w-0 justify-items-start gap-2.5 max-xl:gap-1.5">
        <h3 className="text-2xl max-xl:text-[1.1875rem] max-sm:text-lg">{text.title}</h3>
        <p className="max-w-[34em] text-2">{text.text}</p>
        <PageLink
          href={href}
          className="inline-flex min-h-tap items-center font-semibold text-brand-text hover:underline"
        >
          {text.link}
        </PageLink>
      </div>
    </div>
  );
}

import type { ReactNode } from "react";
import { artAddress } from "#components/art/address.ts";

interface HeroProps {
  label: string;
  title: string;
  text: string;
  actions: ReactNode;
}

/** The banner: sunset, rays, and the dice in full light. Its ground is the same in both themes: it is a picture. */
export function Hero({ label, title, text, actions }: HeroProps) {
  return (
    <section className="relative isolate grid max-lg:order-1 min-h-[316px] overflow-hidden rounded-[22px] bg-[radial-gradient(92%_150%_at_80%_46%,#f29a32_0%,#c2491f_30%,#5d1620_62%,#220a16_100%)] text-[#fff5e0] shadow-2 max-md:min-h-[236px] max-md:rounded-[20px] rtl:bg-[radial-gradient(92%_150%_at_20%_46%,#f29a32_0%,#c2491f_30%,#5d1620_62%,#220a16_100%)]">
      <div
        aria-hidden
        className="absolute -inset-y-3/5 start-[16%] -end-[76%] -z-10 [background:repeating-conic-gradient(from_2deg_at_50%_50%,rgb(255_214_120/.26)_0_5deg,transparent_5deg_12deg)] [mask-image:radial-gradient(closest-side,#000_10%,transparent_74%)]"
      />
      <div className="grid max-w-[440px] content-center justify-items-start gap-3.5 px-9 py-8 max-md:max-w-none max-md:gap-2.5 max-md:px-[18px] max-md:py-5">
        <span className="rounded-full bg-[rgb(30_6_8/.5)] px-2.5 py-1 text-xs font-[650] text-[#ffe3ae]">{label}</span>
        <h2 className="text-[50px] leading-[.98] font-extrabold text-[#fff8e8] [font-stretch:80%] max-md:max-w-[66%] max-md:text-[31px] rtl:leading-[1.2]">
          {title}
        </h2>
        <p className="max-w-[36ch] text-[15px] leading-[1.45] text-[#ffe3bd] max-md:max-w-[60%] max-md:text-sm max-md:leading-[1.35]">
          {text}
        </p>
        <div className="mt-1 flex flex-wrap gap-2.5">{actions}</div>
      </div>
      <img
        src={artAddress("emblem", { slug: "dice", gameClass: "dice", vendor: "BGS" })}
        alt=""
        width={340}
        height={340}
        fetchPriority="high"
        className="absolute end-[5%] top-1/2 -z-10 w-[40%] max-w-[340px] -translate-y-1/2 drop-shadow-[0_24px_30px_rgb(20_4_4/.55)] max-md:end-[-4%] max-md:top-[42%] max-md:w-[43%]"
      />
    </section>
  );
}

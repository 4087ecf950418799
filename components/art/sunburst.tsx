import type { ReactNode } from "react";
import { artAddress } from "#components/art/address.ts";

interface SunburstProps {
  title: string;
  text: string;
  /** At the top: the logo. */
  children?: ReactNode;
}

/** The warm side of a wide popup: rays, two covers and one thought. */
export function Sunburst({ title, text, children }: SunburstProps) {
  const covers = [
    { vendor: "CQ9", gameClass: "slots", slug: "perlas" },
    { vendor: "BGS", gameClass: "crash", slug: "rocket-rush" },
  ];
  return (
    <div className="relative isolate flex h-full flex-col justify-between overflow-hidden bg-[radial-gradient(120%_80%_at_50%_42%,#f29a32_0%,#c2491f_38%,#5d1620_78%,#220a16_100%)] p-6 text-[#fff5e0] sunrays">
      <div className="min-h-10 [--text-1:#fff8e8]">{children}</div>
      <div aria-hidden className="relative mx-auto h-60 w-full max-w-60">
        {covers.map((cover, index) => (
          <img
            key={cover.slug}
            src={artAddress("cover", cover)}
            alt=""
            width={150}
            height={200}
            className={`absolute rounded-lg shadow-[0_24px_44px_-12px_rgb(20_4_4/.75)] ${index ? "end-0 top-8 rotate-5" : "start-0 top-0 -rotate-8"}`}
          />
        ))}
      </div>
      <div className="grid gap-2">
        <p className="text-2xl display">{title}</p>
        <p className="text-[#ffe3bd]">{text}</p>
      </div>
    </div>
  );
}

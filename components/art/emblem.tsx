import { cx } from "#components/ui/cx.ts";
import { LazyImage } from "#components/ui/lazy-image.tsx";
import { artAddress } from "#lib/art/address.ts";
import type { Subject } from "#lib/art/kit.ts";

interface EmblemProps extends Subject {
  /** Width in pixels, unless `className` overrides it. */
  size: number;
  /** `lazy` loads in view, `eager` with the page, `first` with high priority. */
  loading?: "lazy" | "eager" | "first";
  className?: string;
}

/** Shows a motif without background as decoration. Nothing shows when it fails to load. */
export function Emblem({ size, loading = "lazy", className, ...subject }: EmblemProps) {
  const picture = {
    src: artAddress("emblem", subject),
    width: size,
    height: Math.round(size * 1.034),
    className: cx("emblem", className),
  };
  if (loading === "lazy") return <LazyImage {...picture} />;
  return <img {...picture} alt="" decoding="async" {...(loading === "first" && { fetchPriority: "high" })} />;
}

import { cx } from "#components/ui/cx.ts";
import { artAddress } from "#lib/art/address.ts";
import type { Subject } from "#lib/art/kit.ts";

interface EmblemProps extends Subject {
  /** Width in pixels, unless `className` overrides it. */
  size: number;
  /** `lazy` loads near the viewport, `eager` with the page, `first` with high priority. */
  loading?: "lazy" | "eager" | "first";
  className?: string;
}

/** Shows a motif without background as decoration. Nothing shows when it fails to load. */
export function Emblem({ size, loading = "lazy", className, ...subject }: EmblemProps) {
  return (
    <img
      src={artAddress("emblem", subject)}
      alt=""
      width={size}
      height={Math.round(size * 1.034)}
      loading={loading === "lazy" ? "lazy" : "eager"}
      decoding="async"
      {...(loading === "first" && { fetchPriority: "high" })}
      className={cx("emblem", className)}
    />
  );
}

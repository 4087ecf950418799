import { cx } from "#components/ui/cx.ts";
import { artAddress } from "#lib/art/address.ts";
import type { Subject } from "#lib/art/kit.ts";

interface EmblemProps extends Subject {
  /** Width in pixels, unless `className` says otherwise. */
  size: number;
  /** Waits until it is near, or comes with the page; `first` comes before other pictures. */
  loading?: "lazy" | "eager" | "first";
  className?: string;
}

/** A motif without ground, as decoration on any: where it does not come, nothing shows. */
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

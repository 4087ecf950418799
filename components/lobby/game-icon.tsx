/** A small square of a game's art, beside a name that says which game it is. */
export function GameIcon({ url, size }: { url: string; size: number }) {
  return (
    <img
      src={url}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className="shrink-0 rounded-[22%] bg-surface-3 object-cover"
    />
  );
}

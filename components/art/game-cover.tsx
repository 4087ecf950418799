import type { CSSProperties } from "react";
import { GameIcon } from "#components/art/game-icon.tsx";
import { cx } from "#components/ui/cx.ts";
import { LazyImage } from "#components/ui/lazy-image.tsx";
import { artAddress, artSlug } from "#lib/art/address.ts";
import { titleLines } from "#lib/art/title.ts";

interface GameCoverProps {
  name: string;
  vendor: string;
  gameClass: string;
  /** Seeds the drawing; derived from the name unless the game has its own. Keep it when a name is translated. */
  slug?: string;
  /** Loads the first covers eagerly, before layout is known. */
  eager?: boolean;
  className?: string | undefined;
}

/**
 * Renders a game's cover at 3:4, at its parent's width: the drawing as a picture, the title as text over it. The parent
 * rounds the corners. The title is the accessible name; the picture is decorative.
 */
export function GameCover({ name, vendor, gameClass, slug = artSlug(name), eager = false, className }: GameCoverProps) {
  const lines = titleLines(name);
  const picture = { src: artAddress("cover", { slug, gameClass, vendor }), width: 300, height: 400 };
  return (
    <span className={cx("cover", className)}>
      {eager ? <img {...picture} alt="" decoding="async" fetchPriority="high" /> : <LazyImage {...picture} />}
      <span className="cover-title">
        {lines.map((line, index) => (
          <span
            key={line.text}
            data-text={line.text}
            className={index === 1 ? "cover-gold" : undefined}
            style={
              {
                "--size": line.size,
                ...(line.stretch > 1 ? { "--stretch": line.stretch.toFixed(2) } : {}),
              } as CSSProperties
            }
          >
            {line.text}{" "}
          </span>
        ))}
      </span>
    </span>
  );
}

interface GameThumbProps {
  name: string;
  vendor: string;
  gameClass: string;
  slug: string;
  /** Width and height in pixels. */
  size?: number;
}

/** Shows a small square of a game's art, beside its name. */
export function GameThumb({ name, vendor, gameClass, slug, size = 40 }: GameThumbProps) {
  return <GameIcon url={artAddress("thumb", { slug, gameClass, vendor })} name={name} size={size} />;
}

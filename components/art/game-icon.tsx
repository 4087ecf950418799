import { InitialsBackground } from "#components/ui/initials-background.tsx";
import { LazyImage } from "#components/ui/lazy-image.tsx";

interface GameIconProps {
  url: string;
  /** Name of the game or vendor, whose text is beside the icon. */
  name: string;
  /** Width and height in pixels. */
  size: number;
}

/** Shows a small square of art beside a name. */
export function GameIcon({ url, name, size }: GameIconProps) {
  return (
    <InitialsBackground
      name={name}
      className="rounded-[22%]"
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.36 }}
    >
      <LazyImage src={url} width={size} height={size} />
    </InitialsBackground>
  );
}

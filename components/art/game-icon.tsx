import { InitialsGround } from "#components/ui/initials-ground.tsx";

interface GameIconProps {
  url: string;
  /** Of the game or vendor, which stands beside it. */
  name: string;
  /** Pixels on each side. */
  size: number;
}

/** A small square of art, beside the name of what it shows. */
export function GameIcon({ url, name, size }: GameIconProps) {
  return (
    <InitialsGround
      name={name}
      className="rounded-[22%]"
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.36 }}
    >
      <img src={url} alt="" width={size} height={size} loading="lazy" decoding="async" />
    </InitialsGround>
  );
}

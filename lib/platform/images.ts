import "server-only";
import sharp, { type Sharp } from "sharp";
import { InvalidInputError } from "#lib/kernel/domain-error.ts";

const maxPixels = 24_000_000;

const kinds = [
  { extension: "png", magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { extension: "jpg", magic: [0xff, 0xd8, 0xff] },
] as const;

type Extension = (typeof kinds)[number]["extension"];

/**
 * Re-encodes an uploaded PNG or JPG. The type is decided by the first bytes; metadata and trailing data are dropped.
 * @throws invalid-input: field `path`, `file-type` or `file-pixels`
 */
export async function cleanImage(
  upload: Uint8Array,
  path: string,
): Promise<{ bytes: Uint8Array; extension: Extension }> {
  const { data, extension } = await redraw(upload, path, (image, kind) =>
    kind === "png" ? image.png() : image.jpeg({ quality: 85 }),
  );
  return { bytes: data, extension };
}

/** Re-encodes an uploaded picture as a WebP with sharp edges and transparency, no larger than `box`. */
export async function drawLogo(upload: Uint8Array, path: string, box: { width: number; height: number }) {
  const { data, info } = await redraw(upload, path, (image) =>
    image.resize({ ...box, fit: "inside", withoutEnlargement: true }).webp({ nearLossless: true }),
  );
  return { bytes: data, width: info.width, height: info.height };
}

async function redraw(upload: Uint8Array, path: string, draw: (image: Sharp, extension: Extension) => Sharp) {
  const kind = kinds.find(({ magic }) => magic.every((byte, at) => upload[at] === byte));
  if (!kind) throw invalidImage(path, "file-type");
  const { extension } = kind;
  const options = { limitInputPixels: maxPixels, failOn: "error", pages: 1, sequentialRead: true } as const;
  try {
    // Applies the rotation from the metadata, which is then dropped.
    const image = draw(sharp(upload, options).rotate(), extension);
    return { ...(await image.toBuffer({ resolveWithObject: true })), extension };
  } catch (cause) {
    const large = cause instanceof Error && cause.message.includes("pixel limit");
    throw invalidImage(path, large ? "file-pixels" : "file-type");
  }
}

function invalidImage(path: string, key: string): InvalidInputError {
  return new InvalidInputError([{ path, key, params: {} }]);
}

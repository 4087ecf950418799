import "server-only";
import sharp from "sharp";
import { InvalidInputError } from "#lib/kernel/domain-error.ts";

const maxPixels = 24_000_000;

const kinds = [
  { extension: "png", magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { extension: "jpg", magic: [0xff, 0xd8, 0xff] },
] as const;

/**
 * Draws an uploaded PNG or JPG anew: what it is by its first bytes, no metadata, nothing behind the image. Refused at
 * the field `path` as `file-type` or `file-pixels`.
 */
export async function cleanImage(
  upload: Uint8Array,
  path: string,
): Promise<{ bytes: Uint8Array; extension: "png" | "jpg" }> {
  const kind = kinds.find(({ magic }) => magic.every((byte, at) => upload[at] === byte));
  if (!kind) throw refused(path, "file-type");
  const options = { limitInputPixels: maxPixels, failOn: "error", pages: 1, sequentialRead: true } as const;
  try {
    // Turned as its metadata says, which is then left behind.
    const image = sharp(upload, options).rotate();
    const bytes = await (kind.extension === "png" ? image.png() : image.jpeg({ quality: 85 })).toBuffer();
    return { bytes, extension: kind.extension };
  } catch (cause) {
    const large = cause instanceof Error && cause.message.includes("pixel limit");
    throw refused(path, large ? "file-pixels" : "file-type");
  }
}

function refused(path: string, key: string): InvalidInputError {
  return new InvalidInputError([{ path, key, params: {} }]);
}

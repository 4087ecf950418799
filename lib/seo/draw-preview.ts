import "server-only";
import { join } from "node:path";
import { createCanvas, GlobalFonts, type Image, loadImage, type SKRSContext2D } from "@napi-rs/canvas";
import { thumb } from "#lib/art/cover.ts";
import { languageOf } from "#lib/i18n/locales.ts";
import { type Preview, previewSize } from "#lib/seo/preview.ts";
import { type Measure, wrapText } from "#lib/seo/wrap-text.ts";

const { width, height } = previewSize;
const margin = 72;
const column = 560;
const display = "'Sinag Display', 'Sinag Arabic'";
const text = "'Sinag Text', 'Sinag Arabic'";
/** Colours of the dark theme, as in app/_styles/tokens.css. */
const colours = {
  ground: "#0a0e18",
  raised: "#1a2235",
  title: "#f8f3e8",
  body: "#c3c8d6",
  gold: "#f6b73c",
  onGold: "#1c1303",
};

/** Draws the picture of a shared link as PNG: words at the start, art at the end, in the language's direction. */
export async function drawPreview(preview: Preview): Promise<Buffer> {
  registerFonts();
  const pictures = await Promise.all(preview.art.map((subject) => loadImage(Buffer.from(thumb(subject)))));
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext("2d");
  const rtl = languageOf(preview.locale).dir === "rtl";
  pen.fillStyle = colours.ground;
  pen.fillRect(0, 0, width, height);
  pen.save();
  if (rtl) pen.transform(-1, 0, 0, 1, width, 0);
  glow(pen);
  const [single, ...others] = pictures;
  if (single && others.length === 0) drawLarge(pen, single, rtl);
  else drawFan(pen, pictures, rtl);
  pen.restore();
  drawWords(pen, preview, rtl);
  return canvas.encode("png");
}

function glow(pen: SKRSContext2D): void {
  const light = pen.createRadialGradient(960, 250, 40, 960, 300, 760);
  light.addColorStop(0, "#8a5a1c");
  light.addColorStop(0.45, colours.raised);
  light.addColorStop(1, colours.ground);
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
}

/** Draws one game at the end of the picture, fading into the background. */
function drawLarge(pen: SKRSContext2D, image: Image, rtl: boolean): void {
  const left = width - height;
  placed(pen, rtl, left, 0, height, () => pen.drawImage(image, 0, 0, height, height));
  const fade = pen.createLinearGradient(left, 0, left + 200, 0);
  fade.addColorStop(0, colours.ground);
  fade.addColorStop(1, `${colours.ground}00`);
  pen.fillStyle = fade;
  pen.fillRect(left - 1, 0, 201, height);
  pen.fillStyle = colours.ground;
  pen.fillRect(0, 0, left, height);
}

function drawFan(pen: SKRSContext2D, images: readonly Image[], rtl: boolean): void {
  const [w, h] = [280, 320];
  images.forEach((image, at) => {
    const turn = at - (images.length - 1) / 2;
    pen.save();
    pen.translate(915 + turn * 112, 315 + Math.abs(turn) * 26);
    pen.rotate(turn * 0.16);
    pen.shadowColor = "rgb(0 0 0 / 60%)";
    pen.shadowBlur = 40;
    pen.fillStyle = colours.raised;
    pen.beginPath();
    pen.roundRect(-w / 2, -h / 2, w, h, 24);
    pen.fill();
    pen.shadowColor = "transparent";
    pen.clip();
    placed(pen, rtl, -w / 2, -h / 2, w, () => pen.drawImage(image, (w - h) / 2, 0, h, h));
    pen.restore();
  });
}

/** Draws from a corner. In a mirrored picture the art itself is not mirrored. */
function placed(pen: SKRSContext2D, mirrored: boolean, x: number, y: number, w: number, draw: () => void): void {
  pen.save();
  pen.translate(mirrored ? x + w : x, y);
  if (mirrored) pen.scale(-1, 1);
  draw();
  pen.restore();
}

function drawWords(pen: SKRSContext2D, { siteName, title, note, act }: Preview, rtl: boolean): void {
  const x = rtl ? width - margin : margin;
  pen.direction = rtl ? "rtl" : "ltr";
  pen.textAlign = "start";
  const measured = (weight: number, family: string): Measure => {
    return (line, size) => {
      pen.font = `${weight} ${size}px ${family}`;
      return pen.measureText(line).width;
    };
  };
  const heading = wrapText(title, {
    measure: measured(800, display),
    width: column,
    lines: 3,
    sizes: [84, 72, 60, 50],
  });
  const below = wrapText(note, { measure: measured(500, text), width: column, lines: 3, sizes: [32] });
  const noteHeight = below.lines.length * below.size * 1.4;
  const block = heading.lines.length * heading.size * 1.1 + 28 + noteHeight + (act ? buttonHeight + 32 : 0);
  const top = 90 + (height - 90 - block) / 2;
  pen.fillStyle = colours.gold;
  pen.font = `700 40px ${display}`;
  pen.fillText(siteName, x, 108, column);
  pen.fillStyle = colours.title;
  pen.font = `800 ${heading.size}px ${display}`;
  heading.lines.forEach((line, at) => {
    pen.fillText(line, x, top + heading.size * (at * 1.1 + 0.85));
  });
  const under = top + heading.lines.length * heading.size * 1.1 + 28;
  pen.fillStyle = colours.body;
  pen.font = `500 ${below.size}px ${text}`;
  below.lines.forEach((line, at) => {
    pen.fillText(line, x, under + below.size * (at * 1.4 + 1.05));
  });
  if (act) drawButton(pen, act, { x, y: under + noteHeight + 32, rtl });
}

const buttonHeight = 76;

/** Draws what the link does as the site's gold button, from the edge of the words inwards. */
function drawButton(pen: SKRSContext2D, words: string, { x, y, rtl }: { x: number; y: number; rtl: boolean }): void {
  pen.font = `700 32px ${text}`;
  const wide = pen.measureText(words).width + 80;
  const left = rtl ? x - wide : x;
  pen.fillStyle = colours.gold;
  pen.beginPath();
  pen.roundRect(left, y, wide, buttonHeight, 20);
  pen.fill();
  pen.fillStyle = colours.onGold;
  pen.textAlign = "center";
  pen.fillText(words, left + wide / 2, y + buttonHeight / 2 + 11);
}

let registered = false;

/** Runs once per process. Paths start from the working directory: a bundler would try to parse the files. */
function registerFonts(): void {
  if (registered) return;
  const folder = join(process.cwd(), "node_modules/@fontsource-variable");
  const fonts = {
    "Sinag Display": "bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2",
    "Sinag Text": "figtree/files/figtree-latin-wght-normal.woff2",
    "Sinag Arabic": "readex-pro/files/readex-pro-arabic-wght-normal.woff2",
  };
  for (const [family, file] of Object.entries(fonts)) {
    if (!GlobalFonts.registerFromPath(join(folder, file), family)) throw new Error(`No font for ${family}`);
  }
  registered = true;
}

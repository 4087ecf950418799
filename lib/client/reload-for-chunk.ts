import { tabStore } from "#lib/client/browser-store.ts";
import { isChunkFailure } from "#lib/client/chunk-failure.ts";
import { isSecret, preserveFormInput, restoreFormInput } from "#lib/client/preserve-form-input.ts";

const typedKey = "typed";

/**
 * After a new version of the site, the files of an open page are gone, so only a reload helps. It goes to `url`, keeps
 * typed text, and happens by itself once per file. It does not happen when something typed would be lost, such as a
 * password.
 */
export async function reloadIfGone(error: unknown, url?: string): Promise<void> {
  const file = fileOf(error);
  if (file && (await statusOf(file)) === 404) reloadOnce(file, url);
}

/**
 * The same for a page that a lost file has already replaced with an error. It is asked for again by a reload as soon as
 * the site answers, whatever became of the file.
 */
export async function reloadLostPage(error: unknown): Promise<void> {
  if (isChunkFailure(error) && (await statusOf(location.href)) !== undefined)
    reloadOnce(fileOf(error) ?? location.href);
}

/** Loads the page again and keeps typed text, or goes to `url`. */
export function reloadPage(url?: string): void {
  if (url) {
    location.assign(url);
    return;
  }
  keepFormInput();
  location.reload();
}

/** Does nothing when the browser can't remember it: the page would reload without end. */
function reloadOnce(file: string, url?: string): void {
  const key = `reloaded-for ${file}`;
  if (tabStore.read(key) !== null || !(url || keepFormInput())) return;
  if (tabStore.write(key, "yes")) reloadPage(url);
}

/** Names of built files contain a digest of their content, so a name stands for one build of it. */
function fileOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return /\/_next\/static\/[\w./~%-]+/.exec(error.message)?.[0] ?? fileOf(error.cause);
}

/** Undefined when the site can't be reached: a reload would then lose the page. */
async function statusOf(path: string): Promise<number | undefined> {
  try {
    return (await fetch(path, { method: "HEAD", cache: "no-store" })).status;
  } catch {
    return undefined;
  }
}

/**
 * Stores typed text for the page after a reload. Returns false when something typed can't be: secrets and files never
 * reach a storage.
 */
function keepFormInput(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>("input")];
  const kept = preserveFormInput({ secrets: false }).filter(({ value }) => value !== "");
  const stored = tabStore.write(typedKey, JSON.stringify(kept));
  return stored && fields.every((field) => field.value === "" || !(field.type === "file" || isSecret(field)));
}

/** Restores what the page before a reload stored. */
export function refillFormInput(): void {
  const typed = tabStore.read(typedKey);
  if (typed === null) return;
  tabStore.write(typedKey, null);
  restoreFormInput(JSON.parse(typed), new Set());
}

import { loadPart } from "#lib/client/load-part.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { mergeCatalogues } from "#lib/i18n/merge-catalogues.ts";
import type { Catalogue } from "#lib/i18n/picked-messages.ts";

export type MessagePart = "auth" | "cashier" | "lobby" | "session";

type File = Promise<{ default: Catalogue }>;

// Files with content-hashed URLs that are cached forever; none is in a first load.
const files: Record<MessagePart, Record<Locale, () => Record<string, File>>> = {
  auth: {
    en: () => ({
      auth: import("#messages/EN/auth.json"),
      content: import("#messages/EN/content.json"),
      validation: import("#messages/EN/validation.json"),
    }),
    fil: () => ({
      auth: import("#messages/TY/auth.json"),
      content: import("#messages/TY/content.json"),
      validation: import("#messages/TY/validation.json"),
    }),
    ar: () => ({
      auth: import("#messages/AR/auth.json"),
      content: import("#messages/AR/content.json"),
      validation: import("#messages/AR/validation.json"),
    }),
  },
  cashier: {
    en: () => ({ cashier: import("#messages/EN/cashier.json") }),
    fil: () => ({ cashier: import("#messages/TY/cashier.json") }),
    ar: () => ({ cashier: import("#messages/AR/cashier.json") }),
  },
  lobby: {
    en: () => ({ lobby: import("#messages/EN/lobby.json"), catalogue: import("#messages/EN/catalogue.json") }),
    fil: () => ({ lobby: import("#messages/TY/lobby.json"), catalogue: import("#messages/TY/catalogue.json") }),
    ar: () => ({ lobby: import("#messages/AR/lobby.json"), catalogue: import("#messages/AR/catalogue.json") }),
  },
  session: {
    en: () => ({ session: import("#messages/EN/session.json") }),
    fil: () => ({ session: import("#messages/TY/session.json") }),
    ar: () => ({ session: import("#messages/AR/session.json") }),
  },
};
const overrides: Record<Locale, () => File> = {
  en: () => import("#messages/overrides/EN.json"),
  fil: () => import("#messages/overrides/TY.json"),
  ar: () => import("#messages/overrides/AR.json"),
};

const loaded = new Map<string, Promise<Catalogue>>();

/**
 * Loads the texts of a part that loads on intent, overridden by the site's own. Memoizes the promise, as React's `use`
 * requires; a failed load is retried on the next call.
 */
export function loadMessages(locale: Locale, part: MessagePart): Promise<Catalogue> {
  const key = `${locale} ${part}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = loadPart(() => readPart(locale, part));
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

async function readPart(locale: Locale, part: MessagePart): Promise<Catalogue> {
  const areas = Object.entries(files[part][locale]());
  const [{ default: above }, ...own] = await Promise.all([overrides[locale](), ...areas.map(([, file]) => file)]);
  return Object.fromEntries(
    areas.map(([area], index) => {
      const below = own[index]?.default ?? {};
      const over = above[area];
      return [area, typeof over === "object" ? mergeCatalogues(below, over) : below];
    }),
  );
}

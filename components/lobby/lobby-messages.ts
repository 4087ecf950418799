import { loadPart } from "#lib/client/load-part.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Catalogue } from "#lib/i18n/picked-messages.ts";

type Areas = Promise<[{ default: Catalogue }, { default: Catalogue }]>;

// One file per language, with an address of its own that caches for ever; nothing of it is in a first load.
const areas: Record<Locale, () => Areas> = {
  en: () => Promise.all([import("#messages/EN/lobby.json"), import("#messages/EN/catalogue.json")]),
  fil: () => Promise.all([import("#messages/TY/lobby.json"), import("#messages/TY/catalogue.json")]),
  ar: () => Promise.all([import("#messages/AR/lobby.json"), import("#messages/AR/catalogue.json")]),
};

const loaded = new Map<Locale, Promise<Catalogue>>();

/** The words of the sheet and the search. The same promise every time, as `use` wants it; a failed load is tried again. */
export function lobbyMessages(locale: Locale): Promise<Catalogue> {
  const known = loaded.get(locale);
  if (known) return known;
  const loading = loadPart(areas[locale]).then(([lobby, catalogue]) => ({
    lobby: lobby.default,
    catalogue: catalogue.default,
  }));
  loaded.set(locale, loading);
  loading.catch(() => loaded.delete(locale));
  return loading;
}

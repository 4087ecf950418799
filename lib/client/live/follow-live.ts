import * as z from "zod/mini";
import { balanceAtom } from "#lib/client/balance.ts";
import { liveLink } from "#lib/client/live/live-link.ts";
import { type LiveState, publishLive } from "#lib/client/live-state.ts";
import { store } from "#lib/client/store.ts";
import { type LiveTopic, liveState, liveTopics, readLiveCall } from "#lib/contracts/live/read-live.ts";
import { defaultLocale, type Locale, languageOf } from "#lib/i18n/locales.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

interface Reader {
  locale: Locale;
  /** The member's account; empty for a visitor. */
  account: string;
}

let reader: Reader = { locale: defaultLocale, account: "" };

/** One link per tab, so that its state survives when layouts unmount. */
const link = liveLink({
  topics: liveTopics,
  connect(since) {
    const query = new URLSearchParams({ language: languageOf(reader.locale).code, ...(since && { since }) });
    return new EventSource(`${readLiveCall.path}?${query}`);
  },
  receive: (topic, data) => take(topic as LiveTopic, data),
});

/** CASH-08: connects the event stream while the page is visible and online. Returns the function that stops it. */
export function followLive(now: Reader): () => void {
  const another = now.account !== reader.account || now.locale !== reader.locale;
  reader = now;
  if (another) link.restart();
  const stop = new AbortController();
  const look = () => link.want(!document.hidden && navigator.onLine);
  const { signal } = stop;
  document.addEventListener("visibilitychange", look, { signal });
  for (const name of ["online", "offline", "pageshow"]) window.addEventListener(name, look, { signal });
  // A page in the back/forward cache must not hold a connection.
  window.addEventListener("pagehide", () => link.want(false), { signal });
  look();
  return () => {
    stop.abort();
    link.want(false);
  };
}

function take<Topic extends LiveTopic>(topic: Topic, data: string): void {
  const value = z.decode(liveState.shape[topic], JSON.parse(data)) as LiveState[Topic];
  publishLive(topic, value);
  if (topic === "balance") {
    const { balance } = (value as LiveState["balance"]) ?? {};
    if (balance !== undefined) store.set(balanceAtom, moneyToWire(balance));
  }
}

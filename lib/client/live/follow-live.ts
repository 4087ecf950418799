import * as z from "zod/mini";
import { balanceAtom } from "#lib/client/balance.ts";
import { openTabChannel } from "#lib/client/browser-store.ts";
import { type LiveEvent, liveLink } from "#lib/client/live/live-link.ts";
import { type SharedLive, shareLive, type TabChannel } from "#lib/client/live/share-live.ts";
import { type LiveState, publishLive } from "#lib/client/live-state.ts";
import { pageOwnerAtom } from "#lib/client/member-state.ts";
import { reportOwnerLost } from "#lib/client/owner-lost.ts";
import { store } from "#lib/client/store.ts";
import { type LiveTopic, liveState, liveTopics, readLiveCall } from "#lib/contracts/live/read-live.ts";
import { type Locale, languageOf } from "#lib/i18n/locales.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

interface Followed extends SharedLive {
  name: string;
}

/** Kept per tab, so that it resumes when layouts unmount. */
let followed: Followed | undefined;

/**
 * CASH-08: follows the event stream while the page is visible and online. Tabs share a stream when they show the same
 * language to the same player. Returns the function that stops it.
 */
export function followLive(locale: Locale): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const look = () => {
    const owner = store.get(pageOwnerAtom) ?? "";
    const name = `live ${languageOf(locale).code} ${owner}`;
    if (followed?.name !== name) {
      followed?.want(false);
      followed = { name, ...follow(name, owner, locale) };
    }
    followed.want(!document.hidden && navigator.onLine);
  };
  document.addEventListener("visibilitychange", look, { signal });
  for (const name of ["online", "offline", "pageshow"]) window.addEventListener(name, look, { signal });
  // A page in the back/forward cache must not hold a connection.
  window.addEventListener("pagehide", () => followed?.want(false), { signal });
  const forget = store.sub(pageOwnerAtom, look);
  look();
  return () => {
    stop.abort();
    forget();
    followed?.want(false);
  };
}

/** Attempts until the response that brings a renewed session has surely arrived. */
const renewals = 8;

function follow(name: string, owner: string, locale: Locale): SharedLive {
  /** Whose stream it is: that of the session in the browser's cookie, which another tab can replace. */
  let streamOwner: string | undefined;
  let renewing = 0;

  function receive({ topic, data }: LiveEvent): void {
    if (topic === "session") {
      const session = read("session", data);
      streamOwner = session.owner ?? "";
      const { ended } = session;
      if (streamOwner === owner) renewing = 0;
      else if (session.owner) reportOwnerLost("account-changed");
      else if (ended !== "renewed") reportOwnerLost(ended ?? "expired");
      else if (renewing++ < renewals) shared.restart();
      else reportOwnerLost("expired");
    } else if (topic === "balance" || topic === "rewards" || topic === "cashier") {
      if (streamOwner === owner) show(topic, data);
    } else if (isShown(topic)) show(topic, data);
  }

  const shared = shareLive({
    name,
    receive,
    tabs: tabsOf(navigator),
    link: (hear) =>
      liveLink({
        topics: liveTopics,
        connect(since) {
          const query = new URLSearchParams({ language: languageOf(locale).code, ...(since && { since }) });
          return new EventSource(`${readLiveCall.path}?${query}`);
        },
        receive: hear,
      }),
  });
  return shared;
}

type ShownTopic = Exclude<LiveTopic, "session">;

const isShown = (topic: string): topic is ShownTopic =>
  topic !== "session" && (liveTopics as readonly string[]).includes(topic);

function show<Topic extends ShownTopic>(topic: Topic, data: string): void {
  const value = read(topic, data);
  publishLive(topic, value);
  if (topic === "balance") {
    const { balance } = (value as LiveState["balance"]) ?? {};
    if (balance !== undefined) store.set(balanceAtom, moneyToWire(balance));
  }
}

function read<Topic extends LiveTopic>(topic: Topic, data: string): LiveState[Topic] {
  return z.decode(liveState.shape[topic], JSON.parse(data)) as LiveState[Topic];
}

/** Locks exist only over https and on this machine. */
function tabsOf({ locks }: Partial<Navigator>) {
  const tried = openTabChannel("tried");
  tried?.close();
  if (!locks || !tried) return undefined;
  return { locks, channel: (name: string): TabChannel => openTabChannel(name) ?? tried };
}

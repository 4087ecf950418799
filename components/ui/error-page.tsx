"use client";
import { Suspense, useEffect } from "react";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { NoticePage } from "#components/ui/notice-page.tsx";
import { isChunkFailure } from "#lib/client/chunk-failure.ts";
import { rescue } from "#lib/client/load-part.ts";
import { bareLocale, localePath } from "#lib/i18n/locale-path.ts";
import { isLocale, languageOf } from "#lib/i18n/locales.ts";
import ar from "#messages/AR/error-page.json";
import en from "#messages/EN/error-page.json";
import fil from "#messages/TY/error-page.json";

const texts = { en, fil, ar };

/** Every page carries this boundary and few show it: the drawing comes when it is needed. */
const [SettingSun] = lazyPart(async () => ({ default: (await import("#components/art/setting-sun.tsx")).SettingSun }));

/** Returns the language from the URL: an error boundary gets no translations from the server. */
export function languageOfAddress() {
  const prefix = typeof location === "undefined" ? "" : (location.pathname.split("/")[1] ?? "");
  return languageOf(isLocale(prefix) ? prefix : bareLocale());
}

interface ErrorPageProps {
  error: Error & { digest?: string };
  /** Fetches the page from the server and renders it again; input elsewhere on the page stays. */
  retry: () => void;
}

/** A page whose code did not load is loaded again as a whole: React keeps what it failed to import. */
export function ErrorPage({ error, retry }: ErrorPageProps) {
  useEffect(() => void rescue().then((reload) => reload?.reloadLostPage(error)), [error]);
  const { tag } = languageOfAddress();
  const text = texts[tag];
  return (
    <NoticePage
      art={
        <Suspense fallback={<div className="aspect-[300/210]" />}>
          <SettingSun clouded />
        </Suspense>
      }
      title={text["error-title"]}
      text={text["error-text"]}
      actions={
        <>
          <Button tone="gold" onClick={() => (isChunkFailure(error) ? location.reload() : retry())}>
            {text.retry}
          </Button>
          <ButtonLink href={localePath(tag, "/help")}>{text.service}</ButtonLink>
        </>
      }
      note={error?.digest && text.reference.replace("{digest}", error.digest)}
    />
  );
}

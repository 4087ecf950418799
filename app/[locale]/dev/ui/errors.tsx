"use client";
import { useEffect, useState } from "react";
import { SettingSun } from "#components/art/setting-sun.tsx";
import { Button } from "#components/ui/button.tsx";
import { DownloadCsv } from "#components/ui/download-csv.tsx";
import { ErrorPage } from "#components/ui/error-page.tsx";
import { FormError } from "#components/ui/form-error.tsx";
import { LoaderBar } from "#components/ui/loader-bar.tsx";
import { NoticePage } from "#components/ui/notice-page.tsx";
import { elapsedMs } from "#lib/client/server-clock.ts";
import { type BoardProps, Section } from "./section.tsx";

const nothing = () => {};

export function ErrorStates({ texts }: BoardProps) {
  // Rendered in the browser only: they depend on its clock and its address.
  const [retryAtMs, setRetryAtMs] = useState<number>();
  useEffect(() => setRetryAtMs(elapsedMs() + 90_000), []);
  const message = texts["list-failed-text"] ?? "";
  return (
    <Section title={texts.errors}>
      <div className="relative h-1 contain-layout">
        <LoaderBar label={texts.loading ?? ""} />
      </div>
      <FormError formError={{ message, canRetry: false }} onRetry={nothing} />
      <FormError formError={{ message: "", canRetry: true }} onRetry={nothing} />
      {retryAtMs && <FormError formError={{ message, canRetry: true, retryAtMs }} onRetry={nothing} />}
      <DownloadCsv
        address="/dev/no-such-record"
        fileName="record.csv"
        label={texts.download ?? ""}
        failure={texts["list-failed"] ?? ""}
      />
      {/* Whole pages, each with its own <main>, so they are inert here. */}
      <div inert className="grid gap-4 lg:grid-cols-2">
        <NoticePage
          art={<SettingSun />}
          title={texts["no-connection"]}
          text={texts["no-connection-text"]}
          actions={<Button tone="gold">{texts.stay}</Button>}
          note={texts["caption-sample"]}
        />
        {retryAtMs && <ErrorPage error={Object.assign(new Error(), { digest: "20419866" })} retry={nothing} />}
      </div>
    </Section>
  );
}

"use client";
import "./_styles/globals.css";
import { ErrorPage, languageOfAddress } from "#components/ui/error-page.tsx";

/** The same page when the frame itself failed, with its own document. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  const { tag, dir } = languageOfAddress();
  return (
    <html lang={tag} dir={dir} data-theme="dark">
      <body>
        <ErrorPage error={error} retry={() => location.reload()} />
      </body>
    </html>
  );
}

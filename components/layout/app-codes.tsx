"use client";
import { Suspense, useState } from "react";
import { lazyPart } from "#components/ui/lazy-part.tsx";

const sizePx = 120;
const [Code] = lazyPart(async () => ({ default: (await import("qrcode.react")).QRCodeSVG }));

interface AppCodesProps {
  id: string;
  label: string;
  note: string;
  apps: readonly { name: string; url: string }[];
}

/** Renders the QR codes when the menu first opens, so their code costs no first load. Their space is reserved. */
export function AppCodes({ id, label, note, apps }: AppCodesProps) {
  const [wanted, setWanted] = useState(false);
  return (
    <section
      id={id}
      popover="auto"
      aria-label={label}
      onToggle={({ newState }) => newState === "open" && setWanted(true)}
      className="overlay m-auto w-fit rounded-[14px] p-5 text-2 backdrop:bg-scrim"
    >
      <p className="mb-4 text-center text-sm">{note}</p>
      <ul className="flex gap-5">
        {apps.map(({ name, url }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="grid gap-2.5 text-center font-semibold text-1"
            >
              <span className="grid size-[144px] place-items-center rounded-lg bg-white">
                {wanted && (
                  <Suspense fallback={null}>
                    <Code value={url} size={sizePx} level="M" aria-hidden />
                  </Suspense>
                )}
              </span>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

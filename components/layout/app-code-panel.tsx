"use client";
import { QRCodeSVG } from "qrcode.react";
import { useState } from "react";

const sizePx = 120;

export interface AppCodesProps {
  label: string;
  note: string;
  apps: readonly { platform: string; name: string; url: string }[];
}

/** NAV-06: shows the code of one app, with a switch when there are two. */
export default function AppCodePanel({ label, note, apps }: AppCodesProps) {
  const [chosen, setChosen] = useState(apps[0]?.url);
  const app = apps.find(({ url }) => url === chosen) ?? apps[0];
  if (!app) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-[14px] bg-surface-2 p-2.5 shadow-edge">
      <div className="grid gap-1.5">
        <fieldset translate="no" className="grid rounded-[13px] bg-surface-1 p-[3px]">
          <legend className="sr-only">{label}</legend>
          {apps.map(({ platform, url }) => (
            <button
              key={url}
              type="button"
              aria-pressed={url === app.url}
              onClick={() => setChosen(url)}
              className="min-h-8 rounded-[10px] px-1 text-xs font-semibold text-2 aria-pressed:bg-surface-0 aria-pressed:text-1 aria-pressed:shadow-[var(--shadow-1),inset_0_0_0_1px_var(--line-2)]"
            >
              {platform}
            </button>
          ))}
        </fieldset>
        <p className="px-1 text-xs leading-[1.3] text-3">{note}</p>
      </div>
      <a
        href={app.url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={app.name}
        className="overflow-hidden rounded-[10px]"
      >
        <QRCodeSVG value={app.url} size={sizePx} level="M" marginSize={2} aria-hidden />
      </a>
    </div>
  );
}

"use client";
import { Laptop, Smartphone, Tablet } from "lucide-react";
import { useTranslations } from "next-intl";
import { Suspense, useEffect, useRef, useState } from "react";
import type { AskedToEnd } from "#components/auth/end-session-dialog.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";

const [EndSessionDialog, fetchDialog] = lazyPart(() => import("#components/auth/end-session-dialog.tsx"));

export interface Device {
  key: string;
  current: boolean;
  kind: "desktop" | "tablet" | "mobile" | null;
  name: string;
  ip: string;
  /** Text in the site's time zone. */
  started: string;
  lastUsed: string;
}

const icons = { desktop: Laptop, tablet: Tablet, mobile: Smartphone };

/** AUTH-15: lists the account's sessions and ends them. Dialog and call load on intent. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const t = useTranslations("security.devices");
  const [asked, setAsked] = useState<AskedToEnd | null>(null);
  const list = useRef<HTMLUListElement>(null);
  // Hides ended rows at once, before the refreshed page omits them.
  const [ended, setEnded] = useState<readonly string[]>([]);
  const shown = devices.filter(({ key }) => !ended.includes(key));
  // The pressed button disappears with its row, so the list takes the focus.
  useEffect(() => {
    if (ended.length > 0) list.current?.focus();
  }, [ended]);
  const intent = { onPointerEnter: fetchDialog, onFocus: fetchDialog };
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={t("title")} className="grid divide-y divide-line-1 rounded-md">
        {shown.map(({ key, current, kind, name, ip, started, lastUsed }) => {
          const Icon = icons[kind ?? "desktop"];
          return (
            <li
              key={key}
              className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2 py-3.5 first:pt-0 last:pb-0 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
            >
              <Icon aria-hidden size={22} className="self-start text-3" />
              <div className="grid gap-0.5">
                <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold text-1">
                  <span>{name}</span>
                  {current && <Badge tone="positive">{t("this")}</Badge>}
                </p>
                <p className="flex flex-wrap gap-x-5 text-sm text-3">
                  <bdi className="break-all">{ip}</bdi>
                  <span>{t("last-used", { time: lastUsed })}</span>
                  <span>{t("started", { time: started })}</span>
                </p>
              </div>
              {!current && (
                <Button
                  size="sm"
                  className="justify-self-start max-sm:col-start-2"
                  {...intent}
                  aria-label={t("end-one", { device: name })}
                  onClick={() => setAsked({ key, device: name, ip })}
                >
                  {t("end")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {shown.some(({ current }) => !current) && (
        <Button tone="danger" {...intent} className="justify-self-start" onClick={() => setAsked({})}>
          {t("end-others")}
        </Button>
      )}
      {asked && (
        <Suspense>
          <EndSessionDialog
            asked={asked}
            onClose={() => setAsked(null)}
            onEnded={() => setEnded(asked.key === undefined ? others(devices) : [...ended, asked.key])}
          />
        </Suspense>
      )}
    </>
  );
}

const others = (devices: readonly Device[]) => devices.filter(({ current }) => !current).map(({ key }) => key);

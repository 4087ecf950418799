"use client";
import { CircleCheck, CircleX } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

/** Shows one step of a check: input, output, and whether the output agrees with the stored round. */
export function CheckStep({ ok, title, children }: { ok: boolean; title: string; children: ReactNode }) {
  const t = useTranslations("fair");
  const Icon = ok ? CircleCheck : CircleX;
  return (
    <li className="grid gap-2.5">
      <h2 className="flex items-center gap-2 text-lg">
        <Icon aria-hidden size={20} className={ok ? "text-positive" : "text-negative"} />
        {title}
        <span className="sr-only">: {t(ok ? "step-ok" : "step-wrong")}</span>
      </h2>
      <dl className="grid gap-2.5 ps-7">{children}</dl>
    </li>
  );
}

"use client";
import { useTranslations } from "next-intl";
import { HashLine } from "#components/play/fair/hash-line.tsx";
import { Button } from "#components/ui/button.tsx";
import { FormError } from "#components/ui/form-error.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { type AnyRound, seedCalls } from "#lib/client/originals.ts";
import { useAct } from "#lib/client/use-act.ts";
import { newClientSeed } from "#lib/originals/fairness.ts";

interface RevealSeedsProps {
  round: AnyRound;
  /** True when the signed-in player may reveal the seed. */
  own: boolean;
  onRevealed: () => Promise<void>;
}

/** Shows the commitment of a round whose seed is still in use, and how to reveal the seed. */
export function RevealSeeds({ round, own, onRevealed }: RevealSeedsProps) {
  const t = useTranslations("fair");
  const { act, retry, sending, formError } = useAct(async () => {
    await seedCalls(round.demo ? "demo" : "money").rotateSeeds(round.serverSeedHash, newClientSeed());
    await onRevealed();
  });
  return (
    <section aria-label={t("check")} className="panel grid gap-4 p-5">
      <Notice title={t("hidden-title")}>{t(own ? "hidden-own" : "hidden-other")}</Notice>
      <dl className="grid gap-3">
        <HashLine name={t("server-hash")} value={round.serverSeedHash} />
        <HashLine name={t("client-seed")} value={round.clientSeed} />
        <HashLine name={t("nonce")} value={String(round.nonce)} />
      </dl>
      {own && (
        <div>
          <Button tone="gold" onClick={() => act()} sending={sending}>
            {t("reveal")}
          </Button>
        </div>
      )}
      <FormError formError={formError} onRetry={retry} />
    </section>
  );
}

"use client";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import { useGameWords } from "#components/play/table/game-words.tsx";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { Modal } from "#components/ui/dialog/modal.tsx";
import { TextField } from "#components/ui/field/text-field.tsx";
import { Form } from "#components/ui/form.tsx";
import { FormError } from "#components/ui/form-error.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import type { Rotated, SeedCalls, Seeds } from "#lib/client/originals.ts";
import { useAct } from "#lib/client/use-act.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { clientSeedPattern, newClientSeed } from "#lib/originals/fairness.ts";

interface FairnessSheetProps {
  open: boolean;
  onClose: () => void;
  seeds: Seeds;
  lastRoundId: string | undefined;
  calls: SeedCalls;
  locale: Locale;
  onSeeds: (seeds: Seeds) => void;
}

/** GAME-02: shows the operator's commitment and the player's own seed, and offers to reveal and check. */
export function FairnessSheet(props: FairnessSheetProps) {
  const { open, onClose, seeds, lastRoundId, calls, locale, onSeeds } = props;
  const t = useTranslations("games");
  const words = useGameWords();
  const [typed, setTyped] = useState(seeds.clientSeed);
  const [revealed, setRevealed] = useState<Rotated["revealed"] | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  useEffect(() => setTyped(seeds.clientSeed), [seeds.clientSeed]);
  const wrong = !clientSeedPattern.test(typed);
  const save = useAct(async () => {
    onSeeds(await calls.changeClientSeed(typed));
    setSaved(typed);
  });
  const rotate = useAct(async () => {
    const answer = await calls.rotateSeeds(seeds.serverSeedHash, newClientSeed());
    setRevealed(answer.revealed);
    onSeeds(answer.seeds);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!wrong) void save.act();
  };
  const failed = save.formError ? save : rotate;
  return (
    <Modal open={open} onClose={onClose} title={t("fair-play")} description={words("fair-text")} size="md">
      <div className="grid gap-5">
        <dl className="grid gap-3">
          <SeedLine name={t("server-hash")} value={seeds.serverSeedHash} />
          <SeedLine name={t("next-hash")} value={seeds.nextServerSeedHash} />
          <SeedLine name={words("nonce")} value={String(seeds.nonce)} />
        </dl>
        <Form onSubmit={submit} className="grid gap-2">
          <TextField
            label={t("client-seed")}
            hint={words("client-seed-hint")}
            error={wrong && t("client-seed-error")}
            ok={saved === seeds.clientSeed && typed === saved && t("saved")}
            value={typed}
            maxLength={64}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            onChange={(event) => setTyped(event.target.value)}
            className="[&_input]:font-mono"
          />
          <div>
            <Button type="submit" sending={save.sending} disabled={wrong || typed === seeds.clientSeed}>
              {t("save-seed")}
            </Button>
          </div>
        </Form>
        <div className="grid gap-3 border-t border-line-1 pt-4">
          <p className="text-2">{words("rotate-text")}</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => rotate.act()} sending={rotate.sending}>
              {t("rotate")}
            </Button>
            {lastRoundId && (
              <PageLink href={localePath(locale, `/fair/${lastRoundId}`)} className={buttonClass({ tone: "outline" })}>
                {words("check-last")}
              </PageLink>
            )}
          </div>
          {revealed && (
            <div role="status" className="rounded-md bg-positive-soft p-3">
              <dl>
                <SeedLine name={t("revealed-seed")} value={revealed.serverSeed} />
              </dl>
            </div>
          )}
          <FormError formError={failed.formError} onRetry={failed.retry} />
        </div>
      </div>
    </Modal>
  );
}

function SeedLine({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid gap-0.5">
      <dt className="flex min-h-9 items-center justify-between gap-2 text-sm font-semibold text-1">
        {name}
        <CopyButton value={value} what={name} />
      </dt>
      <dd dir="ltr" className="font-mono text-sm break-all text-2">
        {value}
      </dd>
    </div>
  );
}

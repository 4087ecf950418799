"use client";
import { X } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Dialog } from "radix-ui";
import { type FormEvent, useRef, useState } from "react";
import type { TranslateDetails } from "#components/lobby/details/details-translate.ts";
import {
  chooseOption,
  chosenIn,
  clearGroup,
  type FilterGroup,
  isChosen,
  toggleOption,
} from "#components/lobby/list/filter-groups.ts";
import { changedWire, type ListChange, type ListWire, listAddress } from "#components/lobby/list/list-query.ts";
import { SheetField } from "#components/lobby/list/sheet-field.tsx";
import { useGameCount } from "#components/lobby/list/use-game-count.ts";
import { closeDialog, LobbyDialog } from "#components/lobby/lobby-dialog.tsx";
import { Button } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";

export interface FilterSheetProps {
  path: string;
  wire: ListWire;
  /** Filters of the list itself, on the wire. */
  scope: Readonly<Record<string, string>>;
  groups: readonly FilterGroup[];
  /** The list takes the sheet's place in the history. */
  onApplied: () => void;
}

/**
 * LOBBY-08: renders all filters of a list as a sheet, from the bottom on phones, from the side on wider screens. They
 * apply together; Back and the close button leave the list as it was.
 */
export default function FilterSheet(props: FilterSheetProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <LobbyDialog
      ref={content}
      first={content}
      className="flex flex-col overflow-hidden max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[92dvh] max-sm:rounded-t-xl max-sm:animate-[sheet-in_var(--t-slow)_var(--ease)] sm:inset-y-0 sm:end-0 sm:w-[420px] sm:animate-[fade-in_var(--t-slow)_var(--ease)]"
    >
      <SheetForm {...props} />
    </LobbyDialog>
  );
}

function SheetForm({ path, wire, scope, groups, onApplied }: FilterSheetProps) {
  const say: TranslateDetails = useTranslations();
  const router = useRouter();
  const { keyword } = wire;
  const [draft, setDraft] = useState(wire);
  const count = useGameCount({ ...draft, ...scope });
  const change = (changes: ListChange) => setDraft(changedWire(draft, changes));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const href = listAddress(path, draft);
    if (href === listAddress(path, wire)) return closeDialog();
    onApplied();
    router.replace(href, { scroll: false });
  };
  return (
    <form onSubmit={apply} className="flex min-h-0 flex-1 flex-col">
      <span aria-hidden className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-line-control sm:hidden" />
      <div className="flex shrink-0 items-center justify-between px-4 py-1">
        <Dialog.Title className="text-xl [font-stretch:88%]">{say("lobby.list.filters")}</Dialog.Title>
        <IconButton label={say("lobby.list.close-filters")} onClick={closeDialog} className="-me-2">
          <X aria-hidden size={20} />
        </IconButton>
      </div>
      <div className="grid min-h-0 flex-1 content-start gap-3.5 overflow-y-auto overscroll-contain px-4 pt-1 pb-4">
        {groups.map((group) => (
          <SheetField
            key={group.name}
            group={group}
            chosen={(option) => isChosen(draft, option)}
            none={chosenIn(draft, group).length === 0}
            all={say("lobby.list.all-of", { count: group.options.length })}
            onNone={() => change(clearGroup(group))}
            onOption={(option) => change(group.any ? chooseOption(group, option) : toggleOption(draft, option))}
          />
        ))}
      </div>
      <div className="flex shrink-0 gap-2.5 border-t border-line-1 px-4 pt-2.5 pb-[max(12px,env(safe-area-inset-bottom))]">
        <Button tone="quiet" size="lg" onClick={() => setDraft(keyword ? { keyword } : {})}>
          {say("lobby.list.clear-filters")}
        </Button>
        <Button type="submit" tone="gold" size="lg" className="flex-1">
          {count === undefined ? say("lobby.list.show-games") : say("lobby.list.show-count", { count })}
        </Button>
      </div>
    </form>
  );
}

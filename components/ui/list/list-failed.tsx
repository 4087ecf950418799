import { buttonClass } from "#components/ui/button.tsx";
import type { ShownList } from "#components/ui/list/shown-list.ts";
import { State } from "#components/ui/state.tsx";
import type { Translate } from "#lib/i18n/translator.ts";

interface ListFailedProps {
  list: Pick<ShownList<unknown>, "errorReference" | "here">;
  /** Translator of the area `list`. */
  words: Translate;
}

/** Replaces the rows when they could not be read; the rest of the page is unaffected. */
export function ListFailed({ list: { errorReference, here }, words }: ListFailedProps) {
  return (
    <State
      drawing="error"
      small
      title={words("failed-title")}
      text={words("failed-text", { reference: errorReference ?? "" })}
      action={
        <a href={here} className={buttonClass({})}>
          {words("retry")}
        </a>
      }
    />
  );
}

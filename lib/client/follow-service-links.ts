import { localePath } from "#lib/i18n/locale-path.ts";
import { defaultLocale, isLocale } from "#lib/i18n/locales.ts";

/**
 * NAV-08: decrypts the target of a service link (`data-sealed`) as soon as a person points at it, focuses it or presses
 * it. Other sites open in a new tab, so a running game continues, and get no referrer. A target that cannot be opened
 * leaves the link as it is: it leads to the help page. Returns what stops it.
 */
export function followServiceLinks(): () => void {
  const ahead = ({ target }: Event) => {
    const link = sealedLink(target);
    if (link) void open(link);
  };
  const press = (event: MouseEvent) => {
    const link = sealedLink(event.target);
    if (!link) return;
    event.preventDefault();
    // The press is repeated on the opened link, or on the one to the help page.
    void open(link).then(() => link.click());
  };
  document.addEventListener("pointerover", ahead, { passive: true });
  document.addEventListener("focusin", ahead);
  document.addEventListener("click", press, { capture: true });
  return () => {
    document.removeEventListener("pointerover", ahead);
    document.removeEventListener("focusin", ahead);
    document.removeEventListener("click", press, { capture: true });
  };
}

/** Targets that were opened or given up, by link. A page rendered anew has another ciphertext of the same target. */
const done = new WeakMap<Element, string | undefined>();

function sealedLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-sealed]") : null;
  return link && done.get(link) !== link.dataset.sealed ? link : null;
}

async function open(link: HTMLAnchorElement): Promise<void> {
  const { sealed = "" } = link.dataset;
  const opened = await import("#lib/client/service-targets.ts")
    .then(({ openServiceTarget }) => openServiceTarget(sealed))
    .catch(() => undefined);
  done.set(link, sealed);
  if (opened === undefined) {
    // The next intent tries again, after this press has led to the help page.
    setTimeout(() => done.delete(link));
    return;
  }
  if (opened.startsWith("/")) {
    link.href = localePath(
      isLocale(document.documentElement.lang) ? document.documentElement.lang : defaultLocale,
      opened,
    );
    return;
  }
  Object.assign(link, { href: opened, target: "_blank", rel: "noopener noreferrer" });
}

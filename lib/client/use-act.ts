import { useMemo, useRef, useState } from "react";
import { openAuthPopup } from "#lib/client/auth-popup.ts";
import { formErrorOf } from "#lib/client/form-error.ts";
import { asPortalError, type PortalError } from "#lib/client/portal-error.ts";

/**
 * Returns an action that runs once at a time: a second press is ignored while the first runs. Any error is kept for
 * display, with a retry where one may succeed. A lost session opens the login popup.
 */
export function useAct<Args extends unknown[]>(work: (...args: Args) => Promise<void>) {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<PortalError | null>(null);
  const running = useRef(false);
  const last = useRef<Args>(null);

  async function act(...args: Args): Promise<void> {
    if (running.current) return;
    running.current = true;
    last.current = args;
    setSending(true);
    setError(null);
    try {
      await work(...args);
    } catch (error) {
      const known = asPortalError(error);
      // Nobody planned it, so it is also reported as an error of the page.
      if (known !== error) reportError(error);
      setError(known);
      if (known.code === "not-logged-in" || known.code === "session-expired") openAuthPopup("login", { again: true });
    } finally {
      running.current = false;
      setSending(false);
    }
  }

  const retry = () => {
    if (last.current) void act(...last.current);
  };
  // Memoized per error, because it holds the earliest retry time.
  const formError = useMemo(() => error && formErrorOf(error), [error]);
  return { act, retry, sending, error, formError };
}

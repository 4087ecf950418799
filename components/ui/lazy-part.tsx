import { type ComponentType, lazy } from "react";
import { loadPart } from "#lib/client/load-part.ts";

const Nothing = () => null;

/**
 * Returns a component that loads on intent, and `ahead`, which prefetches it and ignores failures. A component that
 * fails to load renders nothing; the page stays and shows the error.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazy(() => loadPart(load).catch(() => ({ default: Nothing as ComponentType<Props> })));
  const ahead = () => void load().catch(() => undefined);
  return [Part, ahead] as const;
}

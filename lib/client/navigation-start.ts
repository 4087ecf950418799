/** Fired on `window` when a navigation starts; `detail` is its URL. */
export const navigationStart = "navigation-start";

/** Fired within the router's transition: a state set then shows together with the new page, redirects included. */
export const navigationEnd = "navigation-end";

/**
 * Next calls this function (`instrumentationClientInject`) within React's transition. It is the only signal that covers
 * navigations by links and by code. The start event follows in a microtask, outside of the transition, so its effects
 * show before the new page.
 */
export function onRouterTransitionStart(url: string): void {
  window.dispatchEvent(new Event(navigationEnd));
  queueMicrotask(() => window.dispatchEvent(new CustomEvent(navigationStart, { detail: url })));
}

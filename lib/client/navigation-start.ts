/** Fired on `window` when the router sets out for another page; `detail` is where to. */
export const navigationStart = "navigation-start";

/** Fired within the router's transition: what is set then shows together with the new page, wherever a redirect leads. */
export const navigationEnd = "navigation-end";

/**
 * Next calls it (`instrumentationClientInject`) within React's transition: the only sign of a navigation that covers links
 * and code alike. What is to show before the new page does is told a moment later, when the transition is left.
 */
export function onRouterTransitionStart(url: string): void {
  window.dispatchEvent(new Event(navigationEnd));
  queueMicrotask(() => window.dispatchEvent(new CustomEvent(navigationStart, { detail: url })));
}

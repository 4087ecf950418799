/** Fired on `window` when the router sets out for another page; `detail` is where to. */
export const navigationStart = "navigation-start";

/**
 * Next calls it (`instrumentationClientInject`): the only sign of a navigation that covers links and code alike. It does
 * so within React's transition, and what is set there would show together with the new page: hence a moment later.
 */
export function onRouterTransitionStart(url: string): void {
  queueMicrotask(() => window.dispatchEvent(new CustomEvent(navigationStart, { detail: url })));
}

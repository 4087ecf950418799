/** Fired on `window` when the router sets out for another page; `detail` is where to. */
export const navigationStart = "navigation-start";

/** Next calls it (`instrumentationClientInject`): the only sign of a navigation that covers links and code alike. */
export function onRouterTransitionStart(url: string): void {
  window.dispatchEvent(new CustomEvent(navigationStart, { detail: url }));
}

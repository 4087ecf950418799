import { setNonce } from "get-nonce";

/**
 * Radix locks scrolling with an injected style element, which the content security policy takes only with the page's
 * nonce. The browser hides the attribute but not the property of our own scripts. Call before the first dialog opens.
 */
export function adoptStyleNonce(): void {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  if (nonce) setNonce(nonce);
}

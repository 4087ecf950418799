import { setNonce } from "get-nonce";

/**
 * Passes the page's nonce to Radix, which locks scrolling with an injected style element; the content security policy
 * accepts it only with the nonce. Browsers hide the attribute, but our scripts can read the property. Call it before
 * the first dialog opens.
 */
export function adoptStyleNonce(): void {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  if (nonce) setNonce(nonce);
}

/** Returns the characters of a text that an amount field accepts: digits, Arabic ones as Latin ones, and separators. */
export function amountCharacters(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll("٫", ".")
    .replace(/[٬،]/g, ",")
    .replace(/[^\d.,]/g, "");
}

/**
 * Parses "1,000.50" to "1000.50" and "100,50" to "100.50": a comma before three digits groups, before one or two it is
 * the decimal point. An ambiguous text stays unchanged and is then invalid, so the person corrects it.
 */
export function plainAmount(typed: string): string {
  const text = typed.replace(/[.,]$/, "");
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(text)) return text.replaceAll(",", "");
  return /^\d+,\d{1,2}$/.test(text) ? text.replace(",", ".") : text;
}

/** What may stand in a field for an amount: digits, those of Arabic as ours, and what parts them. */
export function amountCharacters(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll("٫", ".")
    .replace(/[٬،]/g, ",")
    .replace(/[^\d.,]/g, "");
}

/**
 * "1,000.50" → "1000.50" and "100,50" → "100.50": before three digits a comma groups, before one or two it is the
 * decimal point. What could be meant either way stays as it is, which is no amount: a person says what they meant.
 */
export function plainAmount(typed: string): string {
  const text = typed.replace(/[.,]$/, "");
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(text)) return text.replaceAll(",", "");
  return /^\d+,\d{1,2}$/.test(text) ? text.replace(",", ".") : text;
}

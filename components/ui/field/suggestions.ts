/** Returns the text as it is compared: without case and accents. */
export function plainText(text: string): string {
  return text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Sets a field's value as if it was typed: React reacts to the prototype's setter and a bubbling event. */
export function setInputValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

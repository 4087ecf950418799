/** A link within running text: underlined, since colour alone tells too few. */
export const textLink = "font-semibold text-brand-text underline decoration-1 underline-offset-4 hover:decoration-2";

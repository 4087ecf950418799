/** Class names of a link within text: underlined, because colour alone is not enough to recognize it. */
export const textLink = "font-semibold text-brand-text underline decoration-1 underline-offset-4 hover:decoration-2";

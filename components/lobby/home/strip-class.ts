/** Home's one-line panel: a title at the start, entries beside it. Its height does not depend on its content. */
export const stripClass =
  "grid min-h-[4.875rem] grid-cols-[minmax(104px,min-content)_minmax(0,1fr)] items-center gap-1 rounded-lg bg-surface-1 py-[7px] ps-4 pe-2 edge-1 max-xl:grid-cols-[minmax(92px,min-content)_minmax(0,1fr)] max-xl:ps-3.5 max-sm:-me-3.5 max-sm:min-h-[4.5rem] max-sm:grid-cols-[minmax(62px,min-content)_minmax(0,1fr)] max-sm:rounded-e-none max-sm:py-[5px] max-sm:pe-0";
export const stripTitleClass = "text-lg leading-[1.15] [font-stretch:88%] max-sm:text-md";

/** The look of one row in the side menu, the account menu and the member centre's list. */
export const rowClass =
  "relative flex min-h-[39px] max-lg:min-h-tap w-full items-center gap-3 rounded-[10px] px-2.5 text-start font-[550] text-2 transition-colors duration-fast hover:bg-surface-2 hover:text-1 aria-[current=page]:bg-brand-soft aria-[current=page]:font-[650] aria-[current=page]:text-brand-text [&>svg]:shrink-0 [&>svg]:text-3 aria-[current=page]:[&>svg]:text-brand-text";

/** Cards of games and vendors beside each other: two on a phone, as many as fit on a desk. */
export const gridClass =
  "grid grid-cols-2 gap-2.5 sm:grid-cols-4 lg:grid-cols-[repeat(auto-fill,minmax(172px,1fr))] lg:gap-4";

/** Grid of game and vendor cards: two columns on a phone, as many as fit on a desktop. */
export const gridClass =
  "grid grid-cols-2 gap-2.5 sm:grid-cols-4 lg:grid-cols-[repeat(auto-fill,minmax(172px,1fr))] lg:gap-4";

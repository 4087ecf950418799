/** An entry of the header's navigation. */
export const tabClass =
  "relative flex h-full items-center px-3 font-semibold whitespace-nowrap text-2 transition-colors duration-fast hover:text-1 aria-[current=page]:text-1 aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-[3px] aria-[current=page]:after:rounded-t-[3px] aria-[current=page]:after:bg-brand";

"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ComponentProps, MouseEvent } from "react";

interface PageLinkProps extends ComponentProps<"a"> {
  /** URL with its language: `localePath(locale, "/help")`. */
  href: string;
  /** Whether it links to the current page, when the URL alone does not tell. */
  current?: boolean;
}

/** Links to a page of the site without a reload, marks the current page, and closes the menu around it. */
export function PageLink({ href, onClick, current, ...rest }: PageLinkProps) {
  const isHere = usePathname() === href;
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const menu = event.currentTarget.closest<HTMLElement>("[popover]");
    if (menu?.matches(":popover-open")) menu.hidePopover();
  };
  // Pages are rendered per request, so a prefetch would only cost.
  return (
    <Link
      {...rest}
      href={href}
      prefetch={false}
      aria-current={(current ?? isHere) ? "page" : undefined}
      onClick={click}
    />
  );
}

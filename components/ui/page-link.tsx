"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ComponentProps, MouseEvent } from "react";
import { isHomePath } from "#lib/i18n/locale-path.ts";

interface PageLinkProps extends ComponentProps<"a"> {
  /** URL with its language: `localePath(locale, "/help")`. */
  href: string;
  /** Whether it links to the current page, when the URL alone does not tell. */
  current?: boolean;
  /** Fetches the page before a press. Pages are rendered per request, so most links do not. */
  prefetch?: boolean;
}

/** Links to a page of the site without a reload, marks the current page, and closes the menu around it. */
export function PageLink({ href, onClick, current, prefetch = false, ...rest }: PageLinkProps) {
  const path = usePathname();
  const isHere = path === href || (isHomePath(href) && isHomePath(path));
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const menu = event.currentTarget.closest<HTMLElement>("[popover]");
    if (menu?.matches(":popover-open")) menu.hidePopover();
  };
  return (
    <Link
      {...rest}
      href={href}
      prefetch={prefetch}
      aria-current={(current ?? isHere) ? "page" : undefined}
      onClick={click}
    />
  );
}

"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ComponentProps, MouseEvent } from "react";

interface PageLinkProps extends ComponentProps<"a"> {
  /** Address with its language: `localePath(locale, "/help")`. */
  href: string;
  /** Whether it is the page shown, where the address alone does not tell. */
  current?: boolean;
}

/** A link to a page of ours: no reload, marked when it is the page shown, and it closes the menu it stands in. */
export function PageLink({ href, onClick, current, ...rest }: PageLinkProps) {
  const isHere = usePathname() === href;
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const menu = event.currentTarget.closest<HTMLElement>("[popover]");
    if (menu?.matches(":popover-open")) menu.hidePopover();
  };
  // Pages are made per request, so fetching them before they are asked for would only cost.
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

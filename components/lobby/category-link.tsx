"use client";
import { usePathname, useSearchParams } from "next/navigation";
import type { ComponentProps } from "react";
import { PageLink } from "#components/ui/page-link.tsx";
import type { WireCategory } from "#lib/contracts/games/categories.ts";
import { categoryAt } from "#lib/contracts/games/list-paths.ts";

interface KindLinkProps extends ComponentProps<typeof PageLink> {
  gameType: WireCategory;
}

/** NAV-04: renders a category link, marked as current on every address of its list, including one vendor's. */
export function CategoryLink({ gameType, ...rest }: KindLinkProps) {
  const current = categoryAt(usePathname(), useSearchParams().get("vassalage")) === gameType;
  return <PageLink {...rest} current={current} />;
}

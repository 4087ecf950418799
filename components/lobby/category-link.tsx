"use client";
import { usePathname, useSearchParams } from "next/navigation";
import type { ComponentProps } from "react";
import { PageLink } from "#components/ui/page-link.tsx";
import type { GameCategory } from "#lib/contracts/games/categories.ts";
import { categoryAt } from "#lib/contracts/games/list-paths.ts";

interface CategoryLinkProps extends ComponentProps<typeof PageLink> {
  category: GameCategory;
}

/** NAV-04: renders a category link, marked as current on every address of its list, including one vendor's. */
export function CategoryLink({ category, ...rest }: CategoryLinkProps) {
  const current = categoryAt(usePathname(), useSearchParams().get("vassalage")) === category;
  return <PageLink {...rest} current={current} />;
}

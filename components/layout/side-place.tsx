"use client";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { hidesSideMenu } from "#components/layout/hides-side-menu.ts";

/**
 * Renders its children on pages that show the side menu. Works for the first render and for client-side navigations.
 */
export function SidePlace({ children }: { children: ReactNode }) {
  return hidesSideMenu(usePathname()) ? null : children;
}

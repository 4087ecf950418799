"use client";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { hidesSideMenu } from "#components/layout/hides-side-menu.ts";

/** Where the side menu stands, or not: known when the page is first drawn, and at every step within it. */
export function SidePlace({ children }: { children: ReactNode }) {
  return hidesSideMenu(usePathname()) ? null : children;
}

import "#components/play/play.css";
import type { Metadata } from "next";
import { frameMetadata } from "#app/page-metadata.ts";

export async function generateMetadata({ params }: LayoutProps<"/[locale]">): Promise<Metadata> {
  return frameMetadata((await params).locale);
}

/** Games fill the screen: no shell around them. */
export default function Layout({ children }: LayoutProps<"/[locale]">) {
  return children;
}

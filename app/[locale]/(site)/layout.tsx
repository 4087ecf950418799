import type { Metadata } from "next";
import { LobbyFrame } from "#app/lobby-frame.tsx";
import { frameMetadata } from "#app/page-metadata.ts";
import { SiteFrame } from "#app/site-frame.tsx";

export async function generateMetadata({ params }: LayoutProps<"/[locale]">): Promise<Metadata> {
  return frameMetadata((await params).locale);
}

export default async function Layout({ children, params }: LayoutProps<"/[locale]">) {
  const { locale } = await params;
  return (
    <LobbyFrame locale={locale}>
      <SiteFrame locale={locale}>{children}</SiteFrame>
    </LobbyFrame>
  );
}

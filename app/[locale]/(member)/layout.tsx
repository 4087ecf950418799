import type { Metadata } from "next";
import { LobbyFrame } from "#app/_frames/lobby-frame.tsx";
import { SiteFrame } from "#app/_frames/site-frame.tsx";

export const metadata: Metadata = { robots: { index: false } };

export default async function Layout({ children, params }: LayoutProps<"/[locale]">) {
  const { locale } = await params;
  return (
    <LobbyFrame locale={locale}>
      <SiteFrame locale={locale}>{children}</SiteFrame>
    </LobbyFrame>
  );
}

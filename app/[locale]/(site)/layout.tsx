import { LobbyFrame } from "#app/_frames/lobby-frame.tsx";
import { SiteFrame } from "#app/_frames/site-frame.tsx";

export default async function Layout({ children, params }: LayoutProps<"/[locale]">) {
  const { locale } = await params;
  return (
    <LobbyFrame locale={locale}>
      <SiteFrame locale={locale}>{children}</SiteFrame>
    </LobbyFrame>
  );
}

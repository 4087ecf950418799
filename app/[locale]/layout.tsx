import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { setRequestLocale } from "next-intl/server";
import { currentTheme, PageDocument } from "#app/_frames/document.tsx";
import { AuthEntrance } from "#app/_pages/auth-entrance.tsx";
import { frameMetadata } from "#app/_pages/page-metadata.ts";
import { themeColor } from "#components/ui/theme/theme.ts";
import { isLocale } from "#lib/i18n/locales.ts";

export async function generateMetadata({ params }: LayoutProps<"/[locale]">): Promise<Metadata> {
  return frameMetadata((await params).locale);
}

export async function generateViewport(): Promise<Viewport> {
  return { themeColor: themeColor[await currentTheme()], viewportFit: "cover" };
}

export default async function RootLayout({ children, params }: LayoutProps<"/[locale]">) {
  // Every page is rendered per request, since it contains the request's nonce.
  await connection();
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <PageDocument locale={locale}>
      {children}
      <AuthEntrance locale={locale} />
    </PageDocument>
  );
}

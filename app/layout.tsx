import "./globals.css";
import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { ThemeProvider } from "@/components/ui/theme/theme-provider";
import { NONCE_HEADER } from "@/lib/api/server/page-headers";
import { brandStyle } from "@/lib/core/brand/brand-mark";
import { cardOfSite } from "@/lib/web/cards/card-of";
import { cardImage } from "@/lib/web/cards/share-metadata";
import { currentContext } from "@/lib/web/request/context";
import { mono, sans } from "./fonts";

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await currentContext();
  const images = [cardImage({ card: cardOfSite(site), picture: "site", title: `${site.name}: ${site.tagline}` })];
  return {
    metadataBase: new URL(site.baseUrl),
    title: { default: `${site.name}: ${site.tagline}`, template: `%s · ${site.name}` },
    description: site.tagline,
    applicationName: site.name,
    openGraph: { siteName: site.name, type: "website", locale: "en", images },
    twitter: { card: "summary_large_image", images },
  };
}

export const viewport: Viewport = { width: "device-width", initialScale: 1, colorScheme: "light dark" };

/** The document around every page. A site of the network may have a mark colour of its own. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const { site } = await currentContext();
  const brand = brandStyle(site.markColour);
  const nonce = (await headers()).get(NONCE_HEADER) ?? "";
  return (
    <html lang="en" className={`${sans.variable} ${mono.variable} font-sans`} suppressHydrationWarning>
      {brand && (
        <head>
          <style nonce={nonce}>{brand}</style>
        </head>
      )}
      <body>
        <ThemeProvider nonce={nonce}>{children}</ThemeProvider>
      </body>
    </html>
  );
}

import type { MetadataRoute } from "next";
import { currentContext } from "@/lib/web/request/context";

/** Public pages may be read by everybody; personal ones hold nothing for a crawler. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const { site } = await currentContext();
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: ["/dashboard", "/dev", "/settings", "/sign-in", "/follows", "/unsubscribe"],
    },
    sitemap: `${site.baseUrl}/sitemap.xml`,
  };
}

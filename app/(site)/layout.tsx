import type { ReactNode } from "react";
import { SiteShell } from "@/components/site/site-shell";
import { shellProps } from "@/lib/web/request/shell";

export default async function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteShell {...(await shellProps())}>{children}</SiteShell>;
}

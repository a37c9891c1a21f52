import type { ReactNode } from "react";
import { SiteShell } from "@/components/site/site-shell";
import { shellProps } from "@/lib/web/shell";

export default async function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <SiteShell {...(await shellProps())}>
      <div className="max-w-text pb-12">{children}</div>
    </SiteShell>
  );
}

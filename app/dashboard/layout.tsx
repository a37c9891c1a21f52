import type { ReactNode } from "react";
import { SiteHeader } from "@/components/site/site-header";
import { SkipLink } from "@/components/site/site-shell";
import { Toaster } from "@/components/ui/toast";
import { shellProps } from "@/lib/web/shell";

const NAV = [
  { href: "/dashboard/drafts", label: "Drafts" },
  { href: "/dashboard/listings", label: "Listings" },
  { href: "/dashboard/founder", label: "Founder profile" },
  { href: "/settings/api-keys", label: "API keys" },
  { href: "/settings/connected-apps", label: "Connected apps" },
];

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const { site, isSignedIn } = await shellProps();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader site={site} isSignedIn={isSignedIn} nav={NAV} />
      <main id="content" tabIndex={-1} className="page flex-1 pb-16 outline-none">
        {children}
      </main>
      <Toaster />
    </div>
  );
}

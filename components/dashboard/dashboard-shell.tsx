import type { ReactNode } from "react";
import { type HeaderSite, SiteHeader } from "@/components/site/site-header";
import { SkipLink } from "@/components/site/site-shell";
import { PageLink } from "@/components/ui/page-link";
import { Toaster } from "@/components/ui/popup/toast";
import { ThemeToggle } from "@/components/ui/theme/theme-toggle";
import { SignOutForm } from "./sign-out-form";

const NAV = [
  { href: "/dashboard/drafts", label: "Drafts" },
  { href: "/dashboard/listings", label: "Listings" },
  { href: "/dashboard/claims", label: "Claims" },
  { href: "/dashboard/founder", label: "Founder" },
  { href: "/dashboard/orders", label: "Orders" },
  { href: "/dashboard/follows", label: "Following" },
  { href: "/settings/emails", label: "Emails" },
  { href: "/settings/api-keys", label: "API keys" },
  { href: "/settings/connected-apps", label: "Apps" },
  { href: "/settings/account", label: "Account" },
];
const DESK = { href: "/admin", label: "Admin desk" };
const HELP = [
  { href: "/how-it-works", label: "How it works" },
  { href: "/docs/api", label: "REST API" },
  { href: "/docs/mcp", label: "MCP server" },
];

interface Props {
  site: HeaderSite;
  /** Whose dashboard it is; null shows no way out. */
  email: string | null;
  /** Shows the way to the admin desk. */
  isAdmin?: boolean;
  signOut(): Promise<void>;
  children: ReactNode;
}

/** Header, content and foot of everything a person works in when signed in. */
export function DashboardShell({ site, email, isAdmin = false, signOut, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader site={site} isSignedIn={null} nav={isAdmin ? [...NAV, DESK] : NAV} />
      <main id="content" tabIndex={-1} className="page flex-1 pb-16 outline-none">
        {children}
      </main>
      <footer className="border-t border-line">
        <div className="page flex flex-wrap items-center gap-x-6 gap-y-3 py-5 text-sm text-soft">
          <ThemeToggle />
          {HELP.map(({ href, label }) => (
            <PageLink
              key={href}
              href={href}
              className="inline-flex min-h-8 items-center hover:text-ink hover:underline"
            >
              {label}
            </PageLink>
          ))}
          {email && <SignOutForm email={email} signOut={signOut} />}
        </div>
      </footer>
      <Toaster />
    </div>
  );
}

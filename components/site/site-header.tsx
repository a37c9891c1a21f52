"use client";

import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { LinkButton } from "../ui/button";
import { PageLink } from "../ui/page-link";
import { NavLink } from "./nav-link";
import { PaletteLauncher } from "./palette/palette-launcher";
import { Wordmark } from "./wordmark";

/** Places of the public site, in the header and in the palette. */
export const MAIN_NAV = [
  { href: "/", label: "This week" },
  { href: "/launches", label: "Weeks" },
  { href: "/categories", label: "Categories" },
  { href: "/docs", label: "Docs" },
] as const;

export interface HeaderSite {
  name: string;
  /** Live listings, for the search box; null leaves the number out. */
  listings: number | null;
}

interface SiteHeaderProps {
  site: HeaderSite;
  /** Null leaves the way in and to the dashboard out. */
  isSignedIn: boolean | null;
  /** Takes the place of the public navigation, for the dashboard. */
  nav?: readonly { href: string; label: string }[];
}

/** The bar at the top of every page: mark, navigation, search, the way in. Two rows on a phone, no menu to open. */
export function SiteHeader({ site, isSignedIn, nav = MAIN_NAV }: SiteHeaderProps) {
  return (
    <header className="border-b border-line print:border-0">
      <div className="flex min-h-15 items-center gap-4 px-4 sm:gap-6 md:min-h-16 md:px-8">
        <PageLink href="/" className="flex min-h-10 items-center" aria-label={`${site.name}, home`}>
          <Wordmark name={site.name} />
        </PageLink>
        <NavRow className="hidden min-w-0 md:flex print:hidden" nav={nav} isSignedIn={null} />
        <div className="ml-auto flex items-center gap-2 sm:gap-4 print:hidden">
          <SearchBox listings={site.listings} />
          <PageLink
            href="/search"
            aria-label="Search"
            className="grid size-10 place-items-center rounded-md text-soft hover:bg-wash hover:text-ink lg:hidden"
          >
            <Search aria-hidden className="size-5" />
          </PageLink>
          {isSignedIn !== null && (
            <span className="hidden md:block">
              <AccountLink isSignedIn={isSignedIn} />
            </span>
          )}
          <LinkButton href="/submit" variant="primary">
            <span>
              Submit<span className="max-[22rem]:hidden"> a product</span>
            </span>
          </LinkButton>
        </div>
      </div>
      <NavRow className="flex border-t border-line px-4 md:hidden print:hidden" nav={nav} isSignedIn={isSignedIn} />
    </header>
  );
}

function NavRow({
  nav,
  isSignedIn,
  className,
}: {
  nav: SiteHeaderProps["nav"];
  isSignedIn: boolean | null;
  className: string;
}): ReactNode {
  return (
    <nav aria-label="Main" className={className}>
      <div className="flex flex-1 flex-wrap items-center gap-x-4 sm:gap-x-5">
        {nav?.map((item) => (
          <NavLink key={item.href} href={item.href}>
            {item.label}
          </NavLink>
        ))}
        {isSignedIn !== null && (
          <span className="ml-auto">
            <AccountLink isSignedIn={isSignedIn} />
          </span>
        )}
      </div>
    </nav>
  );
}

function AccountLink({ isSignedIn }: { isSignedIn: boolean }) {
  return isSignedIn ? <NavLink href="/dashboard">Dashboard</NavLink> : <NavLink href="/sign-in">Sign in</NavLink>;
}

/** A plain GET form; ⌘K opens the palette for those with JavaScript. */
function SearchBox({ listings }: { listings: number | null }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: `<search>` is not known to all browsers served
    <form role="search" action="/search" className="relative hidden lg:block">
      <input
        type="search"
        name="q"
        aria-label="Search products"
        placeholder={listings ? `Search ${listings.toLocaleString("en")} products` : "Search products"}
        autoComplete="off"
        maxLength={200}
        className="h-9 w-65 rounded-md border border-line bg-card pr-14 pl-3 text-sm hover:border-edge"
      />
      <PaletteLauncher />
    </form>
  );
}

"use client";

import { PageLink } from "../ui/page-link";
import { ThemeToggle } from "../ui/theme/theme-toggle";

const COLUMNS = [
  {
    title: "Directory",
    links: [
      { href: "/", label: "This week" },
      { href: "/launches", label: "Launch weeks" },
      { href: "/leaderboards/community-weekly", label: "Leaderboards" },
      { href: "/awards", label: "Awards" },
      { href: "/categories", label: "Categories" },
      { href: "/search", label: "All products" },
      { href: "/compare", label: "Compare products" },
      { href: "/founders", label: "Founders" },
      { href: "/stories", label: "Stories" },
      { href: "/updates", label: "Latest updates" },
      { href: "/submit", label: "Submit a product" },
    ],
  },
  {
    title: "For agents and apps",
    links: [
      { href: "/docs/api", label: "REST API" },
      { href: "/docs/mcp", label: "MCP server" },
      { href: "/llms.txt", label: "llms.txt" },
    ],
  },
  {
    title: "About",
    links: [
      { href: "/how-it-works", label: "How it works" },
      { href: "/blog", label: "Blog" },
      { href: "/how-ranking-works", label: "How ranking works" },
      { href: "/terms", label: "Terms of orders" },
      { href: "/bot", label: "Our crawler" },
    ],
  },
] as const;

/** The foot of every public page: where else to go, and the theme. */
export function SiteFooter({ site }: { site: { name: string; tagline: string } }) {
  return (
    <footer className="mt-20 border-t border-line print:hidden">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-9 py-10 text-sm lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div className="col-span-2 grid content-start gap-4 lg:col-span-1">
          <p className="max-w-72 text-soft">
            <span className="font-medium text-ink">{site.name}.</span> {site.tagline}
          </p>
          <div className="flex">
            <ThemeToggle />
          </div>
        </div>
        {COLUMNS.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="mb-1 text-sm font-medium">{column.title}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.href}>
                  <FooterLink {...link} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}

function FooterLink({ href, label }: { href: string; label: string }) {
  const className = "inline-flex min-h-8 items-center text-soft hover:text-ink hover:underline";
  if (href === "/llms.txt")
    return (
      <a href={href} className={className}>
        {label}
      </a>
    );
  return (
    <PageLink href={href} className={className}>
      {label}
    </PageLink>
  );
}

import type { Metadata } from "next";
import { PageLink } from "@/components/ui/page-link";

export const metadata: Metadata = {
  title: "Docs",
  description: "Use the directory from your own programs and from agents: REST, MCP, Markdown.",
  alternates: { canonical: "/docs" },
};

const PAGES = [
  {
    href: "/docs/api",
    title: "REST API",
    text: "Every operation with its parameters, responses and a command to paste, and an OpenAPI 3.1 description.",
  },
  {
    href: "/docs/mcp",
    title: "MCP server",
    text: "The same operations as tools for Claude, ChatGPT, Cursor, VS Code and others. Connect in a minute.",
  },
  {
    href: "/how-it-works",
    title: "How it works",
    text: "Where the quotes come from, how launch weeks are filled, how products are ranked.",
  },
  { href: "/bot", title: "The crawler", text: "What it reads on a website, how much, and how to keep it out." },
] as const;

export default function DocsPage() {
  return (
    <div className="max-w-text">
      <h1 className="mb-4 text-xl">Docs</h1>
      <ul className="divide-y divide-line border-y border-line">
        {PAGES.map((page) => (
          <li key={page.href} className="row-link py-4">
            <h2 className="text-base">
              <PageLink href={page.href} className="row-target">
                {page.title}
              </PageLink>
            </h2>
            <p className="mt-0.5 text-sm text-soft">{page.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

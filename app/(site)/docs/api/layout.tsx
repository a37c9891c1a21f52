import type { ReactNode } from "react";
import { DocsNav, type DocsNavGroup } from "@/components/docs/docs-nav";
import { toolHref } from "@/components/docs/tool-words";
import { type ApiPart, apiParts } from "@/lib/web/docs/api-parts";

const BASICS: DocsNavGroup = {
  title: "REST API",
  links: [
    { href: "/docs/api", label: "Start", words: "start key curl authentication scopes oauth" },
    { href: "/docs/api#operations", label: "Operations", words: "operations endpoints all" },
    {
      href: "/docs/api#conventions",
      label: "Conventions",
      words: "conventions lists pages pagination time money week",
    },
    { href: "/docs/api#idempotency", label: "Idempotency", words: "idempotency-key retry replay" },
    { href: "/docs/api#caching", label: "Caching", words: "caching etag if-none-match 304 cors" },
    { href: "/docs/api#limits", label: "Rate limits", words: "rate limits buckets 429 retry-after" },
    { href: "/docs/api#errors", label: "Errors", words: "errors problem codes status fix" },
    { href: "/docs/mcp", label: "MCP server", words: "mcp connect claude chatgpt cursor vs code inspector agents" },
  ],
};

export default function ApiDocsLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-9 gap-y-6 lg:grid-cols-[11.5rem_minmax(0,1fr)]">
      <DocsNav groups={[BASICS, ...apiParts().map(navGroup)]} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function navGroup({ title, operations }: ApiPart): DocsNavGroup {
  return {
    title,
    links: operations.map(({ name, title, method, path, input }) => ({
      href: toolHref(name),
      label: name,
      words: [name, name.replaceAll("_", " "), title, method, path, ...Object.keys(input.shape)].join(" "),
    })),
  };
}

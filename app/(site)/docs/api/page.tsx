import type { Metadata } from "next";
import { ApiConventions } from "@/components/site/api-conventions";
import { DocsNav } from "@/components/site/docs-nav";
import { OperationSection } from "@/components/site/operation-section";
import { operations } from "@/lib/api/registry";
import type { Toolset } from "@/lib/core/operation";
import { describeForDocs, type OperationDoc } from "@/lib/web/api-docs";
import { currentContext } from "@/lib/web/context";

export const metadata: Metadata = {
  title: "REST API",
  description: "Every operation of the REST API: parameters, answers, errors, and commands to paste.",
  alternates: { canonical: "/docs/api" },
};

/** Headings of the registry's parts, in reading order. */
const PARTS: { toolset: Toolset; title: string; text: string }[] = [
  { toolset: "read", title: "Read the directory", text: "No sign-in. Answers carry an ETag and may be cached." },
  { toolset: "drafts", title: "Submit a product", text: "A website becomes a draft with quotes, the draft a listing." },
  { toolset: "listings", title: "Your listings", text: "Edit, update and launch what you own." },
  {
    toolset: "orders",
    title: "Orders",
    text: "Price an order and prepare its checkout. A person pays, in the browser.",
  },
];

const BASICS = [
  { href: "#start", label: "Start", words: "start key curl authentication scopes" },
  { href: "#conventions", label: "Conventions", words: "conventions lists pages time money etag idempotency" },
  { href: "#limits", label: "Rate limits", words: "rate limits buckets 429 retry-after" },
  { href: "#errors", label: "Errors", words: "errors problem codes status" },
];

export default async function ApiDocsPage() {
  const { site, settings } = await currentContext();
  const docs = operations.map((operation) => describeForDocs(operation, site.baseUrl));
  const parts = PARTS.map((part) => ({ ...part, docs: docs.filter((doc) => doc.toolset === part.toolset) })).filter(
    (part) => part.docs.length > 0,
  );
  return (
    <div className="grid gap-x-12 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="hidden lg:block">
        <div className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto pr-2 pb-6 pl-0.5 pt-0.5">
          <DocsNav groups={[{ title: "Basics", links: BASICS }, ...parts.map(navGroup)]} />
        </div>
      </div>
      <div className="min-w-0">
        <h1 className="text-xl">REST API</h1>
        <p className="mt-2 mb-8 max-w-text text-soft">
          {docs.length} operations under <code className="figures text-sm">{site.baseUrl}/api/v1</code>. The same ones
          are{" "}
          <a href="/docs/mcp" className="link">
            MCP tools
          </a>{" "}
          of the same name, and described in{" "}
          <a href="/api/v1/openapi.json" className="link">
            OpenAPI 3.1
          </a>
          .
        </p>
        <ApiConventions baseUrl={site.baseUrl} settings={settings} />
        {parts.map((part) => (
          <section key={part.toolset} className="mt-12 grid gap-8">
            <div>
              <h2 className="text-lg">{part.title}</h2>
              <p className="text-sm text-soft">{part.text}</p>
            </div>
            {part.docs.map((doc) => (
              <OperationSection key={doc.name} doc={doc} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function navGroup({ title, docs }: { title: string; docs: OperationDoc[] }) {
  return {
    title,
    links: docs.map((doc) => ({
      href: `#${doc.name}`,
      label: doc.name,
      words: `${doc.name} ${doc.name.replaceAll("_", " ")} ${doc.title} ${doc.method} ${doc.path}`,
    })),
  };
}

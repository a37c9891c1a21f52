import type { Metadata } from "next";
import { CodeBlock, Points, Prose, ProseSection } from "@/components/site/prose";
import { PageLink } from "@/components/ui/page-link";
import { operations } from "@/lib/api/registry";
import { MCP_VERSIONS } from "@/lib/services/site/get-site-info";
import { currentContext } from "@/lib/web/context";
import { mcpClients } from "@/lib/web/mcp-clients";

export const metadata: Metadata = {
  title: "MCP server",
  description: "Connect Claude, ChatGPT, Cursor, VS Code or the MCP Inspector to the directory.",
  alternates: { canonical: "/docs/mcp" },
};

export default async function McpDocsPage() {
  const { site } = await currentContext();
  const endpoint = `${site.baseUrl}/mcp`;
  return (
    <Prose
      title="MCP server"
      lead={`${operations.length} tools, the same as the REST operations: search ${site.name}, read profiles with their quotes, draft and submit a product.`}
    >
      <ProseSection id="endpoint" title="The address">
        <CodeBlock label="Endpoint">{endpoint}</CodeBlock>
        <p className="text-sm text-soft">Streamable HTTP, stateless. Protocol versions {MCP_VERSIONS.join(", ")}.</p>
      </ProseSection>
      {mcpClients(site.key, endpoint).map((client) => (
        <ProseSection key={client.id} id={client.id} title={client.name}>
          <p>{client.how}</p>
          {client.code && <CodeBlock label={`${client.name} configuration`}>{client.code}</CodeBlock>}
        </ProseSection>
      ))}
      <ProseSection id="account" title="Your account">
        <p>
          Reading the directory needs no sign-in. The first time a tool touches your account, the client opens our
          sign-in page (OAuth 2.1) and you choose what it may do. What you allowed stands under{" "}
          <PageLink href="/settings/connected-apps" className="link">
            Settings, connected apps
          </PageLink>
          , where you can take it back. Clients without a browser send an{" "}
          <PageLink href="/settings/api-keys" className="link">
            API key
          </PageLink>{" "}
          instead:
        </p>
        <CodeBlock label="Header">{"Authorization: Bearer lyd_…"}</CodeBlock>
        <Points>
          <li>Nothing is published or paid for by a tool alone: publishing needs your plan, paying your browser.</li>
          <li>
            Fewer tools, shorter context: <code className="figures text-sm">{endpoint}?toolsets=read,drafts</code> takes{" "}
            <code className="figures text-sm">read</code>, <code className="figures text-sm">drafts</code>,{" "}
            <code className="figures text-sm">listings</code> and <code className="figures text-sm">orders</code>.
          </li>
        </Points>
      </ProseSection>
      <ProseSection id="tools" title="Tools">
        <ul className="divide-y divide-line border-y border-line text-sm">
          {operations.map((operation) => (
            <li key={operation.name} className="py-2.5">
              <a href={`/docs/api#${operation.name}`} className="figures link">
                {operation.name}
              </a>
              <p className="mt-0.5 text-soft">{operation.summary}</p>
            </li>
          ))}
        </ul>
      </ProseSection>
    </Prose>
  );
}

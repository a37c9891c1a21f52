import type { Metadata } from "next";
import { DocsNav } from "@/components/docs/docs-nav";
import { McpMakers } from "@/components/docs/mcp-makers";
import { Code, CodeBlock, Points, Prose, ProseSection } from "@/components/docs/prose";
import { ToolWords, toolHref } from "@/components/docs/tool-words";
import { LinkButton } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { operations } from "@/lib/api/registry";
import { MCP_VERSIONS } from "@/lib/core/mcp-versions";
import { TOOLSETS } from "@/lib/core/operation";
import { searchListings } from "@/lib/services/directory/search/search-listings";
import { describeForDocs } from "@/lib/web/docs/api-docs";
import { apiParts } from "@/lib/web/docs/api-parts";
import { isPublic, type McpClient, mcpClients } from "@/lib/web/docs/mcp-clients";
import { currentContext } from "@/lib/web/request/context";

export const metadata: Metadata = {
  title: "MCP server",
  description: "Connect Claude, ChatGPT, Cursor, VS Code or the MCP Inspector to the directory.",
  alternates: { canonical: "/docs/mcp" },
};

/** Those that hold a tool today. */
const TOOLSETS_FILLED = TOOLSETS.filter((toolset) => operations.some((operation) => operation.toolset === toolset));

const SECTIONS = [
  { href: "#account", label: "Your account", words: "" },
  { href: "#makers", label: "Writing a client", words: "" },
  { href: "#raw", label: "Without a client", words: "" },
  { href: "#tools", label: "Tools", words: "" },
  { href: "/docs/api", label: "REST API", words: "" },
];

export default async function McpDocsPage() {
  const { site } = await currentContext();
  const endpoint = `${site.baseUrl}/mcp`;
  const clients = mcpClients(site.key, endpoint);
  const connect = clients.map(({ id, name }) => ({ href: `#${id}`, label: name, words: "" }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-9 gap-y-6 lg:grid-cols-[11.5rem_minmax(0,1fr)]">
      <DocsNav
        groups={[
          { title: "Connect", links: connect },
          { title: "MCP server", links: SECTIONS },
        ]}
      />
      <Prose
        title="MCP server"
        lead={`${operations.length} tools, the same as the REST operations: search ${site.name}, read profiles with their quotes, draft and submit a product.`}
      >
        <ProseSection id="endpoint" title="Endpoint">
          <CodeBlock label="Endpoint">{endpoint}</CodeBlock>
          <p className="text-sm text-soft">
            Streamable HTTP, stateless. Protocol versions {MCP_VERSIONS.join(", ")}. You need nothing else to read: a
            client asks you to sign in when a tool first needs your account.
          </p>
        </ProseSection>
        {clients.map((client) => (
          <Client key={client.id} client={client} isReachable={isPublic(endpoint)} />
        ))}
        <Account endpoint={endpoint} name={site.key} />
        <McpMakers endpoint={endpoint} origin={site.baseUrl} />
        <ProseSection id="raw" title="Without a client">
          <p>Every message is one POST. You can run this one as it is; each tool’s page has its own.</p>
          <CodeBlock label="A tool call with curl">{describeForDocs(searchListings, site.baseUrl).mcp}</CodeBlock>
        </ProseSection>
        <Tools />
      </Prose>
    </div>
  );
}

function Client({ client, isReachable }: { client: McpClient; isReachable: boolean }) {
  return (
    <ProseSection id={client.id} title={client.name}>
      <p>
        <ToolWords text={client.how} known={[]} />
      </p>
      {client.isRemote && !isReachable && (
        <p className="text-sm text-soft">
          {client.name} connects from its maker’s servers and cannot reach this address: it needs a public one with
          https.
        </p>
      )}
      {client.link && (
        <p>
          <LinkButton href={client.link.href} size="sm">
            {client.link.label}
          </LinkButton>
        </p>
      )}
      {client.code && <CodeBlock label={client.code.label}>{client.code.text}</CodeBlock>}
    </ProseSection>
  );
}

function Account({ endpoint, name }: { endpoint: string; name: string }) {
  return (
    <ProseSection id="account" title="Your account">
      <p>
        The first time a tool needs your account, the client opens our sign-in page (OAuth 2.1) and you choose what it
        may do. You find what you allowed under{" "}
        <PageLink href="/settings/connected-apps" className="link">
          Apps, in your account
        </PageLink>
        , where you can end it. Clients without a browser send an{" "}
        <PageLink href="/settings/api-keys" className="link">
          API key
        </PageLink>{" "}
        as the header <Code>Authorization: Bearer lyd_…</Code> instead, such as:
      </p>
      <CodeBlock label="Claude Code with a key">
        {`claude mcp add --transport http ${name} ${endpoint} \\\n  --header "Authorization: Bearer $LAUNCHYARD_KEY"`}
      </CodeBlock>
      <Points>
        <li>
          No tool publishes or pays on its own: a listing goes live by the launch you choose, and you pay in the
          browser.
        </li>
        <li>
          Fewer tools, shorter context: <Code>{endpoint}?toolsets=read,drafts</Code>. There are{" "}
          <Code>{TOOLSETS_FILLED.join(", ")}</Code>.
        </li>
      </Points>
    </ProseSection>
  );
}

function Tools() {
  const known = operations.map(({ name }) => name);
  return (
    <ProseSection id="tools" title="Tools">
      {apiParts().map((part) => (
        <section key={part.title} className="mb-3">
          <h3 className="mb-2 text-base">{part.title}</h3>
          <ul className="divide-y divide-line border-y border-line text-sm">
            {part.operations.map(({ name, summary }) => (
              <li key={name} className="py-2.5">
                <PageLink href={toolHref(name)} className="figures link">
                  {name}
                </PageLink>
                <p className="mt-0.5 text-soft">
                  <ToolWords text={summary} known={known} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ProseSection>
  );
}

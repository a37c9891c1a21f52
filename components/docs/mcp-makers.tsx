import { PageLink } from "@/components/ui/page-link";
import { SCOPE_LABELS, SCOPES } from "@/lib/core/scopes";
import { Code, CodeBlock, Points, ProseSection } from "./prose";

/** What somebody who writes a client has to know of signing in and of answers. */
export function McpMakers({ endpoint, origin }: { endpoint: string; origin: string }) {
  return (
    <ProseSection id="makers" title="Writing a client">
      <p>
        An MCP library does this for you: without a token, an account tool answers 401, and{" "}
        <Code>WWW-Authenticate</Code> names the first of these.
      </p>
      <CodeBlock label="Metadata">
        {`${origin}/.well-known/oauth-protected-resource/mcp\n${origin}/.well-known/oauth-authorization-server`}
      </CodeBlock>
      <Points>
        <li>
          Your client’s id is the https address of its{" "}
          <a href="https://modelcontextprotocol.io/specification/2025-11-25/basic/authorization" className="link">
            metadata document
          </a>
          , whose host people then see as verified; or register it by POST to <Code>{`${origin}/oauth/register`}</Code>.
        </li>
        <li>
          Public clients, authorization code, PKCE with <Code>S256</Code>, <Code>resource={endpoint}</Code>. Redirects
          go to https, to http on <Code>127.0.0.1</Code> or <Code>localhost</Code> at any port, or to a scheme of your
          own.
        </li>
        <li>
          Scopes: <ScopeList />. People may drop some: read <Code>scope</Code> of the token’s answer. A tool that needs
          more is answered 403 with <Code>insufficient_scope</Code> and the scopes to ask for.
        </li>
        <li>
          <Code>expires_in</Code> says how long an access token lives. Each refresh gives a new refresh token; keep the
          newest. After a person disconnects your client, both are refused.
        </li>
        <RefusedCall />
        <Answer />
      </Points>
    </ProseSection>
  );
}

function ScopeList() {
  return SCOPES.map((scope, i) => (
    <span key={scope}>
      {i > 0 && "; "}
      <Code>{scope}</Code> ({SCOPE_LABELS[scope].toLowerCase()})
    </span>
  ));
}

function Answer() {
  return (
    <li>
      <Code>structuredContent</Code> is the answer of the REST API, and <Code>next_steps</Code> in it names obvious next
      calls. The text beside it is the same JSON without what is null, empty or not found; at 2025-03-26, which has text
      alone, it is the whole.
    </li>
  );
}

function RefusedCall() {
  return (
    <li>
      A refused call is a result with <Code>isError</Code>, its words in the text and <Code>code</Code> and{" "}
      <Code>fix</Code> in <Code>_meta</Code>; the{" "}
      <PageLink href="/docs/api#errors" className="link">
        codes
      </PageLink>{" "}
      and the{" "}
      <PageLink href="/docs/api#limits" className="link">
        limits
      </PageLink>{" "}
      are those of the REST API.
    </li>
  );
}

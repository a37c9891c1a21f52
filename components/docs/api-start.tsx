import { PageLink } from "@/components/ui/page-link";
import { SCOPE_LABELS, SCOPES } from "@/lib/core/scopes";
import { Code, CodeBlock, Points, ProseSection } from "./prose";

/** From nothing to the first signed call. `commands` are a public one and one with a key. */
export function ApiStart({ commands: [open, signed] }: { commands: string[] }) {
  return (
    <ProseSection id="start" title="Getting started">
      <p>Public reads need no sign-in:</p>
      {open && <CodeBlock label="First call">{open}</CodeBlock>}
      <p>
        Everything else needs an API key. Create one under{" "}
        <PageLink href="/settings/api-keys" className="link">
          API keys, in your account
        </PageLink>{" "}
        and put it where the commands in this reference look for it:
      </p>
      <CodeBlock label="Your key">{"export LAUNCHYARD_KEY=lyd_…"}</CodeBlock>
      {signed && <CodeBlock label="First call with a key">{signed}</CodeBlock>}
      <p>A key has one or more scopes, only those you select:</p>
      <Points>
        {SCOPES.map((scope) => (
          <li key={scope}>
            <Code>{scope}</Code>: {SCOPE_LABELS[scope]}
          </li>
        ))}
      </Points>
      <p>
        The paths below take API keys only. OAuth 2.1 is how MCP clients sign in; their tokens are bound to{" "}
        <PageLink href="/docs/mcp#account" className="link">
          the MCP server
        </PageLink>
        . Ids in the examples, such as <Code>dr_0123456789abcdefghij</Code>, are made up: put your own in.
      </p>
    </ProseSection>
  );
}

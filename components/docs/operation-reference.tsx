import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { LinkTabs } from "@/components/ui/link-tabs";
import { PageLink } from "@/components/ui/page-link";
import { Fact, FactList, Table, Td, Th } from "@/components/ui/table";
import type { OperationDoc } from "@/lib/web/docs/api-docs";
import { FieldList } from "./field-list";
import { CodeBlock } from "./prose";
import { ToolWords, toolHref } from "./tool-words";

interface Props {
  doc: OperationDoc;
  /** Key of the language that the call is shown in. */
  language: string;
  /** What its bucket allows, in words. */
  limit: string;
  /** Tools that have a page to link to. */
  known: readonly string[];
}

/** One operation: what it does, how to call it both ways, what it takes and answers, how it is refused. */
export function OperationReference({ doc, language, limit, known }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-8 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <header>
        <h1 className="text-xl">{doc.title}</h1>
        <p className="figures mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <Badge className="text-ink">{doc.method}</Badge>
          <span className="break-all">{doc.path}</span>
        </p>
        <p className="mt-3 text-pretty">
          <ToolWords text={doc.summary} known={known} />
        </p>
        <Terms doc={doc} limit={limit} />
      </header>
      <div className="grid gap-4 xl:sticky xl:top-6 xl:row-span-2">
        <Call doc={doc} language={language} />
        <CodeBlock label="Answer" note={<span className="figures">{doc.status}</span>}>
          {doc.example}
        </CodeBlock>
        <CodeBlock label="The same over MCP">{doc.mcp}</CodeBlock>
        <p className="text-xs text-soft">Recorded from a sample site; lists end after three entries.</p>
      </div>
      <div className="grid gap-8">
        {doc.parameters.length > 0 && (
          <Section id="parameters" title="Parameters">
            <FieldList fields={doc.parameters} direction="sent" />
          </Section>
        )}
        <Section id="answer" title="Answer">
          <FieldList fields={doc.answer} direction="answered" />
        </Section>
        <Section id="errors" title="Errors">
          <Errors doc={doc} />
        </Section>
      </div>
    </div>
  );
}

/** Address of an operation's page with its call in a language; the first one is what it shows unasked. */
export function callHref(name: string, language: string): string {
  return language === "curl" ? toolHref(name) : `${toolHref(name)}?lang=${language}`;
}

/** The example in one language, with links to the others. */
function Call({ doc, language }: Pick<Props, "doc" | "language">) {
  const shown = doc.calls.find(({ key }) => key === language);
  const tabs = doc.calls.map(({ key, label }) => ({
    href: `${callHref(doc.name, key)}#call`,
    label,
    current: key === language,
  }));
  return (
    <section id="call" aria-label="The call" className="grid min-w-0 scroll-mt-6 gap-3">
      <LinkTabs label="Language" tabs={tabs} />
      {shown && <CodeBlock label={shown.label}>{shown.code}</CodeBlock>}
      {doc.isIdempotent && (
        <p className="text-xs text-soft">
          Make one Idempotency-Key for each thing that you want done, and send the same one with every retry.
        </p>
      )}
    </section>
  );
}

function Terms({ doc, limit }: Pick<Props, "doc" | "limit">) {
  const { name, scope, bucket, isIdempotent, method, cacheSeconds } = doc;
  return (
    <FactList className="mt-4">
      <Fact label="MCP tool">
        <span className="figures">{name}</span>
      </Fact>
      <Fact label="Sign-in">
        {scope === "public" ? (
          "None needed"
        ) : (
          <>
            API key with <span className="figures">{scope}</span>
          </>
        )}
      </Fact>
      <Fact label="Limit">
        {limit} (
        <PageLink href="/docs/api#limits" className="figures link">
          {bucket}
        </PageLink>
        )
      </Fact>
      {isIdempotent && (
        <Fact label="Retries">
          Safe with an{" "}
          <PageLink href="/docs/api#idempotency" className="link">
            Idempotency-Key
          </PageLink>
        </Fact>
      )}
      {method === "GET" && (
        <Fact label="Caching">
          ETag{cacheSeconds > 0 && `; shared caches keep an anonymous answer for ${cacheSeconds} s`}
        </Fact>
      )}
    </FactList>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="scroll-mt-6">
      <h2 className="mb-1 text-base">{title}</h2>
      {children}
    </section>
  );
}

function Errors({ doc }: { doc: OperationDoc }) {
  return (
    <Table caption={`Errors of ${doc.name}`}>
      <thead>
        <tr>
          <Th>Status</Th>
          <Th className="w-4/5">Codes</Th>
        </tr>
      </thead>
      <tbody>
        {doc.errors.map(([status, codes]) => (
          <tr key={status}>
            <Td className="figures">{status}</Td>
            <Td>
              <ul className="flex flex-wrap gap-x-4">
                {codes.map((code) => (
                  <li key={code}>
                    <PageLink href={`/docs/api#error-${code}`} className="figures link">
                      {code}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { PageLink } from "@/components/ui/page-link";
import { Fact, FactList, Table, Td, Th } from "@/components/ui/table";
import type { OperationDoc } from "@/lib/web/docs/api-docs";
import { FieldList } from "./field-list";
import { CodeBlock } from "./prose";
import { ToolWords } from "./tool-words";

interface Props {
  doc: OperationDoc;
  /** What its bucket allows, in words. */
  limit: string;
  /** Tools that have a page to link to. */
  known: readonly string[];
}

/** One operation: what it does, how to call it both ways, what it takes and answers, how it is refused. */
export function OperationReference({ doc, limit, known }: Props) {
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
        <CodeBlock label="curl">{doc.curl}</CodeBlock>
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

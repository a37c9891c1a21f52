import type { ReactNode } from "react";
import type { OperationDoc } from "@/lib/web/api-docs";
import { Badge } from "../ui/badge";
import { Table, Td, Th } from "../ui/table";
import { CodeBlock } from "./prose";

/** One operation of the reference: what it does, what it takes, what it answers, how to call it both ways. */
export function OperationSection({ doc }: { doc: OperationDoc }) {
  return (
    <section
      id={doc.name}
      className="scroll-mt-6 border-t border-line pt-6 [contain-intrinsic-height:auto_36rem] [content-visibility:auto]"
    >
      <h3 className="text-base">
        <a href={`#${doc.name}`} className="hover:underline">
          {doc.title}
        </a>
      </h3>
      <p className="figures mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <Badge className="text-ink">{doc.method}</Badge>
        <span className="break-all">{doc.path}</span>
        <span className="text-soft">· tool {doc.name}</span>
      </p>
      <p className="mt-2 max-w-text text-sm text-soft">{doc.summary}</p>
      <p className="mt-2 text-xs text-soft">{terms(doc)}</p>
      <div className="mt-3 grid gap-4">
        {doc.parameters.length > 0 && <Parameters doc={doc} />}
        <CodeBlock label={`${doc.name} with curl`}>{doc.curl}</CodeBlock>
        <More title="As an MCP call">
          <CodeBlock label={`${doc.name} over MCP`}>{doc.mcp}</CodeBlock>
        </More>
        <More title={`Answer (${doc.status})`}>
          <Answer doc={doc} />
        </More>
      </div>
    </section>
  );
}

function terms({ scope, isIdempotent, bucket, errors }: OperationDoc): ReactNode {
  return (
    <>
      {scope === "public" ? "No sign-in" : <>Needs the scope {scope}</>} · counted in the bucket {bucket}
      {isIdempotent && " · takes an Idempotency-Key"}
      {errors.length > 0 && " · may answer "}
      {errors.map((code, i) => (
        <span key={code}>
          {i > 0 && ", "}
          <a href={`#error-${code}`} className="link">
            {code}
          </a>
        </span>
      ))}
    </>
  );
}

function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="inline-flex min-h-8 items-center text-sm text-soft underline decoration-edge underline-offset-4 hover:text-ink">
        {title}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}

function Parameters({ doc }: { doc: OperationDoc }) {
  return (
    <Table caption={`Parameters of ${doc.name}`}>
      <thead>
        <tr>
          <Th>Name</Th>
          <Th>In</Th>
          <Th className="w-3/5">What it is</Th>
        </tr>
      </thead>
      <tbody>
        {doc.parameters.map((field) => (
          <tr key={field.name}>
            <Td className="figures">{field.name}</Td>
            <Td className="text-soft">{field.place}</Td>
            <Td>
              {field.type}
              {field.isRequired && <strong className="font-medium">, required</strong>}
              {field.preset !== null && <span className="text-soft">, {field.preset} by default</span>}
              {field.description && <span className="block text-xs text-soft">{field.description}</span>}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Answer({ doc }: { doc: OperationDoc }) {
  return (
    <Table caption={`Answer of ${doc.name}`}>
      <thead>
        <tr>
          <Th>Field</Th>
          <Th className="w-3/5">What it is</Th>
        </tr>
      </thead>
      <tbody>
        {doc.answer.map((field) => (
          <tr key={field.name}>
            <Td className="figures">{field.name}</Td>
            <Td>
              {field.type}
              {field.description && <span className="block text-xs text-soft">{field.description}</span>}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

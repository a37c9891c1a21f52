import type { Metadata } from "next";
import { MISSING_METADATA, missingPage } from "@/app/missing";
import { callHref, OperationReference } from "@/components/docs/operation-reference";
import { toolHref } from "@/components/docs/tool-words";
import { PageLink } from "@/components/ui/page-link";
import { findOperation, operations } from "@/lib/api/registry";
import type { AnyOperation } from "@/lib/core/operation";
import { describeForDocs } from "@/lib/web/docs/api-docs";
import { neighboursOf } from "@/lib/web/docs/api-parts";
import { callLanguage } from "@/lib/web/docs/call-examples";
import { limitWords } from "@/lib/web/docs/limit-words";
import { currentContext } from "@/lib/web/request/context";

interface Props {
  params: Promise<{ operation: string }>;
  searchParams: Promise<{ lang?: string | string[] }>;
}

const operationOf = async ({ params }: Props) => findOperation((await params).operation);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const operation = await operationOf(props);
  if (!operation) return MISSING_METADATA;
  const { name, title, summary } = operation;
  return { title: `${title} (${name})`, description: summary, alternates: { canonical: toolHref(name) } };
}

export default async function OperationPage(props: Props) {
  const operation = await operationOf(props);
  if (!operation) return missingPage();
  const { site, settings } = await currentContext();
  const doc = describeForDocs(operation, site.baseUrl);
  const { before, after } = neighboursOf(operation.name);
  const { key: language } = callLanguage((await props.searchParams).lang);
  return (
    <>
      <OperationReference
        doc={doc}
        language={language}
        limit={limitWords(settings)[doc.bucket]}
        known={operations.map(({ name }) => name).filter((name) => name !== operation.name)}
      />
      <nav aria-label="Neighbours" className="mt-12 flex justify-between gap-4 border-t border-line pt-4 text-sm">
        <Neighbour operation={before} word="Before" language={language} />
        <Neighbour operation={after} word="Next" language={language} />
      </nav>
    </>
  );
}

/** Leads on in the language that the reader chose. */
function Neighbour(props: { operation: AnyOperation | undefined; word: string; language: string }) {
  const { operation, word, language } = props;
  if (!operation) return <span />;
  return (
    <PageLink href={callHref(operation.name, language)} className="group min-h-10 last:text-right">
      <span className="block text-xs text-soft">{word}</span>
      <span className="link">{operation.title}</span>
    </PageLink>
  );
}

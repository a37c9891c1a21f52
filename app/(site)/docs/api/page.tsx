import type { Metadata } from "next";
import { ApiConventions, ApiErrors, ApiLimits } from "@/components/docs/api-conventions";
import { ApiStart } from "@/components/docs/api-start";
import { Code, ProseSection } from "@/components/docs/prose";
import { ToolWords, toolHref } from "@/components/docs/tool-words";
import { PageLink } from "@/components/ui/page-link";
import { exampleProblem } from "@/lib/api/examples";
import { operations } from "@/lib/api/registry";
import { ERROR_CODES, type ErrorCode } from "@/lib/core/errors";
import { type ApiPart, apiParts } from "@/lib/web/docs/api-parts";
import { callLanguage } from "@/lib/web/docs/call-examples";
import { limitWords } from "@/lib/web/docs/limit-words";
import { currentContext } from "@/lib/web/request/context";

export const metadata: Metadata = {
  title: "REST API",
  description: "Every operation of the REST API: parameters, answers, errors, and commands to paste.",
  alternates: { canonical: "/docs/api" },
};

const CODES = Object.keys(ERROR_CODES).filter((code): code is ErrorCode => code in ERROR_CODES);

export default async function ApiDocsPage() {
  const { site, settings } = await currentContext();
  const { baseUrl } = site;
  const first = operations.filter(({ name }) => name === "search_listings" || name === "get_account");
  const problems = CODES.map((code) => ({ code, example: exampleProblem(code, baseUrl) }));
  return (
    <article className="max-w-text">
      <h1 className="text-xl">REST API</h1>
      <p className="mt-2 text-soft">
        {operations.length} operations under <Code>{baseUrl}/api/v1</Code>. The same ones are{" "}
        <PageLink href="/docs/mcp" className="link">
          MCP tools
        </PageLink>{" "}
        of the same name, and described for machines in{" "}
        <a href="/api/v1/openapi.json" className="link">
          OpenAPI 3.1
        </a>
        .
      </p>
      <div className="mt-8 grid gap-10">
        <ApiStart commands={first.map((operation) => callLanguage("curl").write(operation, baseUrl))} />
        <ProseSection id="operations" title="Operations">
          {apiParts().map((part) => (
            <Part key={part.title} part={part} />
          ))}
        </ProseSection>
        <ApiConventions />
        <ApiLimits limits={limitWords(settings)} />
        <ApiErrors problems={problems} />
      </div>
    </article>
  );
}

function Part({ part }: { part: ApiPart }) {
  const known = part.operations.map(({ name }) => name);
  return (
    <section className="mb-4">
      <h3 className="text-base">{part.title}</h3>
      <p className="text-sm text-soft">
        <ToolWords text={part.text} known={known} />
      </p>
      <ul className="mt-2 divide-y divide-line border-y border-line text-sm">
        {part.operations.map(({ name, title, method, path }) => (
          <li key={name} id={name} className="row-link scroll-mt-6 py-2">
            <span className="flex items-baseline justify-between gap-4">
              <PageLink href={toolHref(name)} className="row-target font-medium">
                {title}
              </PageLink>
              <span className="figures hidden text-xs text-soft sm:inline">{name}</span>
            </span>
            <span className="figures block text-xs break-all text-soft">
              {method} {path}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Table, Td, Th } from "@/components/ui/table";
import { ERROR_CODES, type ErrorCode } from "@/lib/core/errors";
import { Code, CodeBlock, Points, ProseSection } from "./prose";

/** What holds for every operation of the REST API. */
export function ApiConventions() {
  return (
    <>
      <ProseSection id="conventions" title="Conventions">
        <Points>
          <li>
            JSON in and out, in UTF-8, at most 1 MiB, or less where an operation’s fields cannot fill that. Unknown
            field names are errors, not ignored.
          </li>
          <li>
            Lists are <Code>{"{items, page, per_page, total, has_more}"}</Code>. Pages count from 1;{" "}
            <Code>per_page</Code> is 1 to 100. Of a search, <Code>total</Code> is an estimate where{" "}
            <Code>total_is_estimate</Code> says so: go by <Code>has_more</Code>.
          </li>
          <li>
            Instants are RFC 3339 in UTC, days <Code>2026-11-21</Code>, weeks ISO 8601 <Code>2026-W47</Code>; inputs
            also take <Code>current</Code> and <Code>next</Code>. Money is in whole US cents.
          </li>
          <li>
            Every answer carries an <Code>X-Request-Id</Code>: include it when you report a problem.
          </li>
        </Points>
      </ProseSection>
      <Idempotency />
      <ProseSection id="caching" title="Caching">
        <p>
          Reads send an <Code>ETag</Code>. Send it back as <Code>If-None-Match</Code> and an unchanged answer is a short
          304. Browsers may call public reads, and anything with a key, from any origin (CORS); cookies are never used.
        </p>
        <p>
          With PATCH or PUT of your listings, drafts and stories, send the <Code>ETag</Code> of the last answer in{" "}
          <Code>If-Match</Code>: another change since is refused with 412, and nothing is written. A story’s comes with
          each answer to its PUT.
        </p>
      </ProseSection>
    </>
  );
}

function Idempotency() {
  return (
    <ProseSection id="idempotency" title="Idempotency">
      <p>
        Writes that say so take an <Code>Idempotency-Key</Code> of up to 255 characters. Make one for each thing that
        you want done, a UUID for example, and send it with every try: the same key and request within 24 hours give the
        first answer again, marked <Code>Idempotent-Replayed: true</Code>. So a call whose answer was lost can be sent
        again without doing things twice. A key made anew for each try protects nothing.
      </p>
      <p>
        Another request under the same key is refused with 422, and one while the first still runs with 409. Refusals
        with 401, 422 or 429 are not kept, nor those that ask to wait, such as <Code>draft_not_ready</Code>: send the
        call again under the same key.
      </p>
    </ProseSection>
  );
}

const RATE_HEADERS = `RateLimit-Policy: "account";q=300;w=60
RateLimit: "account";r=299;t=41`;

/** The buckets that calls are counted in, with the site's own figures. */
export function ApiLimits({ limits }: { limits: Record<string, string> }) {
  return (
    <ProseSection id="limits" title="Rate limits">
      <p>
        Each answer says where you stand: the quota <Code>q</Code> in a window of <Code>w</Code> seconds, what remains
        as <Code>r</Code>, and the seconds <Code>t</Code> until the window ends. Beyond it is 429 with{" "}
        <Code>Retry-After</Code>.
      </p>
      <CodeBlock label="Headers">{RATE_HEADERS}</CodeBlock>
      <Table caption="Rate limits">
        <thead>
          <tr>
            <Th>Bucket</Th>
            <Th className="w-2/3">Limit</Th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(limits).map(([bucket, limit]) => (
            <tr key={bucket}>
              <Td className="figures">{bucket}</Td>
              <Td>{limit}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ProseSection>
  );
}

/** A problem document as far as the table of codes shows it. */
interface ExampleProblem {
  detail: string;
  fix: string;
}

/** Every code, with what is said and what to do about it in one case. */
export function ApiErrors({ problems }: { problems: { code: ErrorCode; example: ExampleProblem | undefined }[] }) {
  const shown = problems.find(({ code }) => code === "validation_failed")?.example;
  return (
    <ProseSection id="errors" title="Errors">
      <p>
        Problem documents (RFC 9457): <Code>code</Code> is stable, <Code>detail</Code> says what is wrong,{" "}
        <Code>fix</Code> what to do next, <Code>errors</Code> points into the input. What belongs to somebody else
        answers like what does not exist.
      </p>
      {shown && <CodeBlock label="application/problem+json">{JSON.stringify(shown, null, 2)}</CodeBlock>}
      <Table caption="Error codes">
        <thead>
          <tr>
            <Th>Code</Th>
            <Th>Status</Th>
            <Th className="w-3/5">For example</Th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ code, example }) => (
            <tr key={code} id={`error-${code}`} className="scroll-mt-6 target:bg-wash">
              <Td className="figures">{code}</Td>
              <Td className="figures">{ERROR_CODES[code].status}</Td>
              <Td>
                {example?.detail ?? ERROR_CODES[code].title}
                {example && <span className="block text-xs text-soft">{example.fix}</span>}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ProseSection>
  );
}

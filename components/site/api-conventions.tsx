import { ERROR_CODES } from "@/lib/core/errors";
import { SCOPE_LABELS, SCOPES } from "@/lib/core/scopes";
import type { Settings } from "@/lib/core/settings";
import { Table, Td, Th } from "../ui/table";
import { CodeBlock, Points, ProseSection } from "./prose";

/** What holds for every operation of the REST API. */
export function ApiConventions({ baseUrl, settings }: { baseUrl: string; settings: Settings }) {
  return (
    <div className="grid max-w-text gap-9 text-sm">
      <ProseSection id="start" title="Start">
        <p>Public reads need nothing:</p>
        <CodeBlock label="First call">{`curl "${baseUrl}/api/v1/site"`}</CodeBlock>
        <p>
          Everything else takes an API key, made under{" "}
          <a href="/settings/api-keys" className="link">
            Settings, API keys
          </a>{" "}
          and sent as <code className="figures text-xs">Authorization: Bearer lyd_…</code>. A key holds one or more
          scopes:
        </p>
        <Points>
          {SCOPES.map((scope) => (
            <li key={scope}>
              <code className="figures text-xs">{scope}</code>: {SCOPE_LABELS[scope]}
            </li>
          ))}
        </Points>
      </ProseSection>
      <Conventions />
      <Limits settings={settings} />
      <Errors />
    </div>
  );
}

function Conventions() {
  return (
    <ProseSection id="conventions" title="Conventions">
      <Points>
        <li>JSON in and out, in UTF-8, at most 1 MiB. Unknown field names are errors, not ignored.</li>
        <li>
          Lists are <code className="figures text-xs">{"{items, page, per_page, total, has_more}"}</code>; pages count
          from 1.
        </li>
        <li>
          Instants are RFC 3339 in UTC, days <code className="figures text-xs">2026-11-21</code>, weeks ISO 8601{" "}
          <code className="figures text-xs">2026-W47</code>; inputs also take{" "}
          <code className="figures text-xs">current</code> and <code className="figures text-xs">next</code>. Money is
          in whole US cents.
        </li>
        <li>
          Reads send an <code className="figures text-xs">ETag</code>; send it back as{" "}
          <code className="figures text-xs">If-None-Match</code> and an unchanged answer is a short 304.
        </li>
        <li>
          Writes marked so take an <code className="figures text-xs">Idempotency-Key</code>: the same key and request
          within 24 hours give the first answer again, marked{" "}
          <code className="figures text-xs">Idempotent-Replayed: true</code>.
        </li>
        <li>
          Browsers may call public reads, and anything with a key, from any origin (CORS); cookies are never used.
        </li>
      </Points>
    </ProseSection>
  );
}

function Limits({ settings }: { settings: Settings }) {
  const rows = [
    ["public", `${settings.rate_public_per_minute} a minute, per address`],
    ["account", `${settings.rate_account_per_minute} a minute, per user`],
    ["drafts", `${settings.rate_drafts_per_hour} an hour, per user`],
    ["promo", `${settings.rate_promo_per_15_minutes} wrong tries in 15 minutes, per user and per address`],
    ["badge_check", `${settings.rate_badge_checks_per_hour} an hour, per listing`],
  ];
  return (
    <ProseSection id="limits" title="Rate limits">
      <p>
        Each answer says where you stand in <code className="figures text-xs">RateLimit-Policy</code> and{" "}
        <code className="figures text-xs">RateLimit</code>. Beyond it is 429 with{" "}
        <code className="figures text-xs">Retry-After</code>.
      </p>
      <Table caption="Rate limits">
        <thead>
          <tr>
            <Th>Bucket</Th>
            <Th className="w-2/3">Limit</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([bucket, limit]) => (
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

function Errors() {
  return (
    <ProseSection id="errors" title="Errors">
      <p>
        Problem documents (RFC 9457): <code className="figures text-xs">code</code> is stable,{" "}
        <code className="figures text-xs">detail</code> says what is wrong, <code className="figures text-xs">fix</code>{" "}
        what to do next, <code className="figures text-xs">errors</code> points into the input. What belongs to somebody
        else answers like what does not exist.
      </p>
      <Table caption="Error codes">
        <thead>
          <tr>
            <Th>Code</Th>
            <Th>Status</Th>
            <Th className="w-1/2">Meaning</Th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(ERROR_CODES).map(([code, { status, title }]) => (
            <tr key={code} id={`error-${code}`} className="scroll-mt-6 target:bg-wash">
              <Td className="figures">{code}</Td>
              <Td className="figures">{status}</Td>
              <Td>{title}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ProseSection>
  );
}

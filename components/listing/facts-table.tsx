import type { Facts } from "@/lib/schemas/listing";
import { Fact, FactList } from "../ui/table";
import { type FactRow, factRows } from "./fact-rows";
import { ProofMark, ProvenText } from "./proof/proof";
import { weekWords } from "./week-words";

/** The facts beside a profile. Quoted ones show their sentence; unknown ones are absent. */
export function FactsTable({ facts, launchWeek }: { facts: Facts; launchWeek: string | null }) {
  const rows = factRows(facts);
  const isQuoted = rows.some((row) => row.evidence.length > 0);
  if (rows.length === 0 && !launchWeek) return null;
  return (
    <section aria-label="Facts">
      <FactList>
        {rows.map((row) => (
          <Fact key={row.key} label={row.label}>
            <FactValue row={row} />
          </Fact>
        ))}
        {launchWeek && <Fact label="Launch week">{weekWords(launchWeek, true)}</Fact>}
      </FactList>
      {isQuoted && (
        <p className="mt-3 text-xs text-soft print:hidden">
          Underlined facts are quoted from the product’s own site. Point at one, or tap it, to see the sentence.
        </p>
      )}
    </section>
  );
}

/** A fact in words, with its quotes. `page` is where they are listed, if not on this one. */
export function FactValue({ row, page }: { row: FactRow; page?: string | undefined }) {
  const proof = { of: row.key, subject: row.label, evidence: row.evidence, values: row.values, page };
  if (!row.href) return <ProvenText {...proof}>{row.text}</ProvenText>;
  return (
    <span className="flex items-start justify-between gap-1">
      <a href={row.href} rel="nofollow noopener" className="link min-w-0 wrap-anywhere">
        {row.text}
      </a>
      <ProofMark {...proof} />
    </span>
  );
}

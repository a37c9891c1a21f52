import { FieldValue, plansOf, planWords } from "@/components/draft/fields/field-value";
import { FieldError } from "@/components/ui/field";
import type { Draft } from "@/lib/schemas/draft";

type Competitor = NonNullable<Draft["competitor"]>;
type Row = Competitor["rows"][number];

/** Two products by the facts that their own sites prove. */
export function Comparison({ competitor }: { competitor: Competitor }) {
  const host = new URL(competitor.url).hostname;
  if (competitor.status === "reading")
    return (
      <p role="status" className="text-sm text-soft">
        Reading {host}…
      </p>
    );
  if (competitor.error) return <FieldError>{`${competitor.error.message} ${competitor.error.fix}`}</FieldError>;
  return (
    <table className="w-full table-fixed text-sm wrap-anywhere">
      <thead>
        <tr className="text-left text-soft">
          <th scope="col" className="w-20 py-2 pr-3 font-normal sm:w-28">
            <span className="sr-only">Fact</span>
          </th>
          <th scope="col" className="py-2 pr-4 font-normal">
            Yours
          </th>
          <th scope="col" className="py-2 font-normal">
            {host}
          </th>
        </tr>
      </thead>
      <tbody>
        {competitor.rows.map((row) => (
          <ComparedRow key={row.field} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function ComparedRow({ row }: { row: Row }) {
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-2 pr-4 text-left font-normal text-soft">
        {row.label}
      </th>
      <Cell field={row.field} side={row.yours} />
      <Cell field={row.field} side={row.theirs} />
    </tr>
  );
}

function Cell({ field, side }: { field: Row["field"]; side: Row["yours"] }) {
  const [proof] = side.evidence;
  return (
    <td className="py-2 pr-4">
      {side.value !== null && <ComparedValue field={field} value={side.value} />}
      {proof && (
        <a
          href={proof.url}
          target="_blank"
          rel="noopener nofollow"
          title={proof.quote}
          className="link block text-xs text-soft"
        >
          source
        </a>
      )}
    </td>
  );
}

/** A column is too narrow for a table of plans: each is a line. */
function ComparedValue({ field, value }: { field: Row["field"]; value: unknown }) {
  if (field !== "pricing_plans") return <FieldValue field={field} value={value} />;
  return plansOf(value).map((plan) => <p key={planWords(plan)}>{planWords(plan)}</p>);
}

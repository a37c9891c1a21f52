import { ArrowUpRight } from "lucide-react";
import { PageLink } from "@/components/ui/page-link";
import { ProductLogo } from "@/components/ui/product-logo";
import { Table, Td, Th } from "@/components/ui/table";
import type { ComparisonRow } from "@/lib/schemas/comparison";
import { type Facts, facts, type Listing } from "@/lib/schemas/listing";
import { factRows } from "../fact-rows";
import { FactValue } from "../facts-table";
import { evidenceOf } from "../plans-table";
import { ProvenText } from "../proof/proof";
import { placeOf } from "../proof/proof-items";

interface Side {
  listing: Listing;
  /** Known facts, as compare_listings gave them. */
  facts: Facts;
}

/** The facts of one listing among the rows of a comparison. */
export function factsOfSide(rows: ComparisonRow[], side: "a" | "b"): Facts {
  return facts.parse(Object.fromEntries(rows.flatMap((row) => (row[side] ? [[row.field, row[side]]] : []))));
}

/** Two products side by side, a row a fact; what is not known stays blank. Quoted values show their sentence. */
export function ComparisonTable({ rows, sides }: { rows: ComparisonRow[]; sides: [Side, Side] }) {
  return (
    <Table caption={`${sides[0].listing.name} and ${sides[1].listing.name}, fact by fact`} className="table-fixed">
      <thead>
        <tr>
          <Th className="w-25 sm:w-40">
            <span className="sr-only">Fact</span>
          </Th>
          {sides.map(({ listing }) => (
            <Th key={listing.id} className="align-top">
              <ProductHead listing={listing} />
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.field}>
            <th
              scope="row"
              className="border-b border-line py-2.5 pr-2 text-left align-top text-xs font-normal text-soft sm:pr-3 sm:text-sm"
            >
              {row.label}
              {row.same && <span className="block text-xs">Same</span>}
            </th>
            {sides.map((side) => (
              <Td key={side.listing.id} className="wrap-anywhere">
                <Value field={row.field} side={side} />
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function ProductHead({ listing }: { listing: Listing }) {
  return (
    <span className="grid gap-2 pb-2 font-normal">
      <ProductLogo name={listing.name} src={listing.pictures.logo} />
      <PageLink href={`/listings/${listing.slug}`} className="link text-base font-medium text-ink">
        {listing.name}
      </PageLink>
      {listing.headline && <span className="text-sm text-soft">{listing.headline}</span>}
      <a
        href={listing.url}
        rel="nofollow noopener"
        className="inline-flex items-center gap-1 text-sm wrap-anywhere text-soft hover:text-ink hover:underline"
      >
        {placeOf(listing.url)}
        <ArrowUpRight aria-hidden className="size-3.5 shrink-0" />
      </a>
    </span>
  );
}

function Value({ field, side }: { field: ComparisonRow["field"]; side: Side }) {
  const page = `/listings/${side.listing.slug}`;
  if (field === "categories") return <Categories listing={side.listing} />;
  if (field === "pricing_plans") return <Plans plans={side.facts.pricing_plans} page={page} />;
  const row = factRows(side.facts).find(({ key }) => key === field);
  return row ? <FactValue row={row} page={page} /> : null;
}

function Categories({ listing }: { listing: Listing }) {
  return (
    <ul>
      {listing.categories.map(({ slug, name }) => (
        <li key={slug}>
          <PageLink href={`/categories/${slug}`} className="link inline-flex min-h-6 items-center">
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function Plans({ plans, page }: { plans: Facts["pricing_plans"]; page: string }) {
  if (!plans) return null;
  return (
    <ul className="grid gap-1.5">
      {plans.value.map((plan) => (
        <li key={`${plan.name} ${plan.price} ${plan.period}`}>
          {plan.name}:{" "}
          <ProvenText
            of="pricing_plans"
            subject={`Price of ${plan.name}`}
            evidence={evidenceOf(plans, plan)}
            values={[[plan.price, plan.period].filter(Boolean).join(" "), plan.price]}
            page={page}
          >
            {plan.price}
          </ProvenText>
          {plan.period && <span className="text-soft">, {plan.period}</span>}
        </li>
      ))}
    </ul>
  );
}

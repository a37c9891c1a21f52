import { PageLink } from "@/components/ui/page-link";
import type { Alternative } from "@/lib/schemas/listing";
import { ListingList, ListingRow } from "../listing-row";
import { compareHref } from "./compare-href";

interface AlternativeListProps {
  /** What they are alternatives to. */
  to: { slug: string; name: string };
  items: Alternative[];
  level?: 2 | 3;
}

/** What else does a product's job, each with what the two have in common and a way to compare them. */
export function AlternativeList({ to, items, level = 2 }: AlternativeListProps) {
  return (
    <ListingList label={`Alternatives to ${to.name}`}>
      {items.map((one) => (
        <ListingRow
          key={one.id}
          listing={one}
          level={level}
          note={one.reasons.join(" · ")}
          aside={
            <PageLink href={compareHref(to.slug, one.slug)} className="link relative">
              Compare
              <span className="sr-only">
                {" "}
                {to.name} and {one.name}
              </span>
            </PageLink>
          }
        />
      ))}
    </ListingList>
  );
}

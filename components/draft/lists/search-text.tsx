"use client";

import { FieldStateLine } from "@/components/draft/fields/field-state";
import { RowAction } from "@/components/draft/fields/row-action";
import { StopBox, StopButton } from "@/components/draft/fields/stop-box";
import { useReview } from "@/components/draft/state/use-review";
import { ListSection } from "./list-section";
import { SeoEditor } from "./seo-editor";

/** What search engines show: its own title and description, or what stands in for them. */
export function SearchText() {
  const { seo, fields } = useReview().review.draft;
  return (
    <ListSection place="seo" count={1} editor={<SeoEditor />}>
      <li>
        <StopBox path="seo" className="py-3">
          <StopButton path="seo" isCovering className="block w-full wrap-anywhere">
            <span className="sr-only">Search engines: </span>
            {seo.title ?? fields.headline.value ?? "No title yet"}
          </StopButton>
          <p className="mt-0.5 text-sm wrap-anywhere text-soft">{seo.description ?? fields.summary.value}</p>
          <SearchTextState />
        </StopBox>
      </li>
    </ListSection>
  );
}

function SearchTextState() {
  const { accepting, checks } = useReview();
  const item = accepting.itemAt("seo");
  if (!item || item.state === "not_found") return null;
  return (
    <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
      <FieldStateLine state={item.state} evidence={[]} isChecked={checks.isChecked(item)} />
      {checks.left.includes(item) && (
        <RowAction words="Accept" of="Search engines" disabled={false} run={() => accepting.accept("seo")} />
      )}
    </div>
  );
}

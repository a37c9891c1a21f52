import { ArrowLeft, ArrowRight } from "lucide-react";
import { LinkButton } from "./button";

interface PaginationProps {
  page: number;
  perPage: number;
  total: number;
  /** `total` may be somewhat off. */
  isEstimate?: boolean;
  /** Where `total` does not say so. */
  hasMore?: boolean;
  hrefOf: (page: number) => string;
}

/** "21–40 of 63" with links to the pages before and after. Absent when everything fits one page. */
export function Pagination({ page, perPage, total, isEstimate, hasMore, hrefOf }: PaginationProps) {
  if (total <= perPage && page === 1) return null;
  const last = Math.max(1, Math.ceil(total / perPage));
  const most = isEstimate && hasMore ? Number.POSITIVE_INFINITY : total; // there may be more than was estimated
  const from = (page - 1) * perPage + 1;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-soft">
        <span className="figures">
          {Math.min(from, most).toLocaleString("en")}–{Math.min(from + perPage - 1, most).toLocaleString("en")}
        </span>
        {from <= total && (
          <>
            {" "}
            of {isEstimate && "about "}
            <span className="figures">{total.toLocaleString("en")}</span>
          </>
        )}
      </p>
      <div className="flex gap-2">
        {page > 1 && (
          <LinkButton href={hrefOf(Math.min(page - 1, last))} rel="prev">
            <ArrowLeft aria-hidden className="size-4" /> Previous
          </LinkButton>
        )}
        {(hasMore ?? page < last) && (
          <LinkButton href={hrefOf(page + 1)} rel="next">
            Next <ArrowRight aria-hidden className="size-4" />
          </LinkButton>
        )}
      </div>
    </nav>
  );
}

import type { ReactNode } from "react";
import { Status } from "@/components/ui/badge";
import { RelativeTime } from "@/components/ui/relative-time";
import type { Cell, DeskColumn } from "@/lib/schemas/admin/desk";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** `not_sold` as "Not sold". */
const stateWords = (state: string) => `${state[0]?.toUpperCase()}${state.slice(1).replaceAll("_", " ")}`;

/** What a cell holds, by the kind of its column; what is blank stays blank. */
export function CellView({
  column,
  value,
  now,
}: {
  column: DeskColumn;
  value: Cell | undefined;
  now: Date;
}): ReactNode {
  if (value === null || value === undefined || value === "") return null;
  switch (column.kind) {
    case "instant":
      return <RelativeTime at={String(value)} now={now} />;
    case "number":
      return <span className="figures">{Number(value).toLocaleString("en")}</span>;
    case "cents":
      return <span className="figures">{dollars.format(Number(value) / 100)}</span>;
    case "percent":
      return <span className="figures">{(Number(value) / 100).toLocaleString("en")} %</span>;
    case "boolean":
      return value ? "Yes" : "No";
    case "state":
      return <Status tone={column.tones[String(value)] ?? "plain"}>{stateWords(String(value))}</Status>;
    case "code":
    case "json":
    case "changes":
      return <code className="figures text-xs wrap-anywhere">{String(value)}</code>;
    case "link":
      return <LinkOut href={String(value)} />;
    case "text":
      return String(value);
  }
}

/** A page of the site, or somebody's website, beside the desk; what is no address stays text. */
function LinkOut({ href }: { href: string }): ReactNode {
  if (!/^(?:\/(?!\/)|https?:\/\/)/.test(href)) return href;
  return (
    <a href={href} target="_blank" rel="noreferrer nofollow" className="link wrap-anywhere">
      {href}
    </a>
  );
}

/** Whether figures of the column stand at the right edge. */
export const isNumeric = ({ kind }: DeskColumn): boolean => kind === "number" || kind === "cents" || kind === "percent";

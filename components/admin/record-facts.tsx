import { classNames } from "@/components/ui/class-names";
import { Fact, FactList } from "@/components/ui/table";
import type { Cell, DeskColumn, DeskRow, DeskScreen } from "@/lib/schemas/admin/desk";
import { CellView } from "./cell-view";
import { ChangesView } from "./changes-view";

/** JSON on lines of its own, which a person can read. */
function spread(value: Cell | undefined): Cell | undefined {
  if (typeof value !== "string") return value;
  return JSON.stringify(JSON.parse(value), null, 2);
}

const linesOf = ({ kind, isWide }: DeskColumn) =>
  kind === "json" ? "whitespace-pre-wrap" : isWide && "whitespace-pre-line";

/** Everything a screen knows of one record; blanks are left out. */
export function RecordFacts({ screen, record, now }: { screen: DeskScreen; record: DeskRow; now: Date }) {
  const known = screen.columns.filter(({ key }) => {
    const value = record.cells[key];
    return value !== null && value !== undefined && value !== "";
  });
  return (
    <FactList className="min-w-0">
      {known.map((column) => {
        const value = record.cells[column.key];
        return (
          <Fact key={column.key} label={column.label}>
            <div className={classNames("wrap-anywhere", linesOf(column))}>
              {column.kind === "changes" ? (
                <ChangesView json={String(value)} />
              ) : (
                <CellView column={column} value={column.kind === "json" ? spread(value) : value} now={now} />
              )}
            </div>
          </Fact>
        );
      })}
    </FactList>
  );
}

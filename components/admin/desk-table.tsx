import { ArrowDown, ArrowUp } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { PageLink } from "@/components/ui/page-link";
import { Table, Td, Th } from "@/components/ui/table";
import type { Cell, DeskColumn, DeskRow, DeskScreen } from "@/lib/schemas/admin/desk";
import { CellView, isNumeric } from "./cell-view";
import { PickAll } from "./pick-all";
import { PickForm } from "./pick-form";
import { TableKeys } from "./table-keys";

export interface Order {
  sort?: string;
  descending: boolean;
}

interface Props {
  screen: DeskScreen;
  rows: DeskRow[];
  /** Its words and filters leave rows out. */
  query: Order & { q?: string; filters: Record<string, string> };
  now: Date;
  /** The address of the same screen in another order. */
  hrefOf(order: Order): string;
}

/** A screen's rows: each a link to its record, in the order that its address asks for. Works without JavaScript, and by keyboard with it. */
export function DeskTable({ screen, rows, query, now, hrefOf }: Props) {
  const columns = screen.columns.filter(({ isHidden }) => !isHidden);
  const isNarrowed = query.q !== undefined || Object.keys(query.filters).length > 0;
  if (rows.length === 0) return <EmptyState title={isNarrowed ? "Nothing here is like that." : screen.empty} />;
  return (
    <TableKeys>
      <PickForm screen={screen}>
        <Table caption={screen.title}>
          <thead>
            <tr>
              {screen.forMany.length > 0 && (
                <Th className="w-8">
                  <PickAll />
                </Th>
              )}
              {columns.map((column) => (
                <HeadCell key={column.key} column={column} screen={screen} query={query} hrefOf={hrefOf} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <DeskTableRow key={row.id} screen={screen} columns={columns} row={row} now={now} />
            ))}
          </tbody>
        </Table>
      </PickForm>
    </TableKeys>
  );
}

function DeskTableRow({
  screen,
  columns,
  row,
  now,
}: Pick<Props, "screen" | "now"> & { columns: DeskColumn[]; row: DeskRow }) {
  return (
    <tr className="hover:bg-wash focus-within:bg-wash">
      {screen.forMany.length > 0 && <PickCell id={row.id} name={row.cells[columns[0]?.key ?? ""]} />}
      {columns.map((column, index) => (
        <Td
          key={column.key}
          numeric={isNumeric(column)}
          className={classNames(
            "py-1.5!",
            column.kind === "json" ? "max-w-48" : "max-w-96", // the record shows the whole of it
            !column.isWide && "truncate",
          )}
        >
          {index === 0 ? (
            <PageLink
              href={`/admin/${screen.key}/${encodeURIComponent(row.id)}`}
              data-row
              className="inline-flex min-h-6 items-center font-medium hover:underline"
            >
              <NameOf column={column} value={row.cells[column.key] ?? row.id} now={now} />
            </PageLink>
          ) : (
            <CellView column={column} value={row.cells[column.key]} now={now} />
          )}
        </Td>
      ))}
    </tr>
  );
}

/** What the link to a record reads: an address, which would be a link of its own, is its text. */
function NameOf(props: ComponentProps<typeof CellView>) {
  return props.column.kind === "link" ? String(props.value) : <CellView {...props} />;
}

function PickCell({ id, name }: { id: string; name: Cell | undefined }) {
  return (
    <Td className="py-1.5!">
      <input
        type="checkbox"
        name="id"
        value={id}
        aria-label={`Select ${name ?? id}`}
        className="size-4 align-middle accent-ink"
      />
    </Td>
  );
}

function HeadCell({
  column,
  screen,
  query,
  hrefOf,
}: Pick<Props, "screen" | "query" | "hrefOf"> & { column: DeskColumn }) {
  const isAsked = screen.columns.some(({ key, isSortable }) => key === query.sort && isSortable);
  const order = isAsked ? { by: query.sort, descending: query.descending } : screen.order;
  const isCurrent = order.by === column.key;
  const Arrow = order.descending ? ArrowDown : ArrowUp;
  const sorted = isCurrent ? (order.descending ? "descending" : "ascending") : undefined;
  return (
    <Th aria-sort={sorted} className={classNames("whitespace-nowrap", isNumeric(column) && "text-right")}>
      {column.isSortable ? (
        <PageLink
          href={hrefOf({ sort: column.key, descending: isCurrent ? !order.descending : false })}
          className="inline-flex min-h-6 items-center gap-1 hover:text-ink hover:underline"
        >
          {column.label}
          {isCurrent && <Arrow aria-hidden className="size-3.5" />}
        </PageLink>
      ) : (
        column.label
      )}
    </Th>
  );
}

import type { AnyColumn, SQL } from "drizzle-orm";
import type { Ctx } from "@/lib/core/context";
import type { AnyExecutable } from "@/lib/core/operation";
import type { Cell, CellKind, FIELD_KINDS, TONES } from "@/lib/schemas/admin/desk";
import type { AuditedKind } from "@/lib/services/audit/audit";

/** Groups of the desk's navigation, in its order. */
export const GROUPS = ["Listings", "People", "Money", "Words", "Site", "System"] as const;

export interface Column {
  label: string;
  kind: CellKind;
  /** Of a table's screen: the column or expression that is read. */
  value?: SQL | AnyColumn;
  /** Of what another table says: what is joined where the table is sorted by it, and only there; else `value` is sorted by. What says that it is never null is read backwards from its index too. */
  sorts?: { by: SQL | AnyColumn; join?: SQL; isNeverNull?: true };
  /** Why the table is not sorted by it: each other column that is shown sorts. */
  unsorted?: string;
  /** Stands on the record and in the CSV alone. */
  isHidden?: boolean;
  /** Stands on the record alone: code makes it, of the one record that is opened. */
  isMade?: boolean;
  /** Keeps its lines; of long texts. */
  isWide?: boolean;
  /** Of a state: how each word is meant. */
  tones?: Readonly<Record<string, (typeof TONES)[number]>>;
}

/** Whether the table is sorted by it: all that is shown is, but for values of many parts, and what says why not. */
export const isSortable = ({ isHidden, isMade, kind, unsorted }: Column): boolean =>
  !isHidden && !isMade && unsorted === undefined && kind !== "json" && kind !== "changes";

interface Choice {
  label: string;
  /** Of a table's screen. */
  where?: SQL | ((ctx: Ctx) => SQL);
  /** Of a list's screen. */
  holds?: (cells: Cells) => boolean;
}

export interface Filter {
  label: string;
  choices: Readonly<Record<string, Choice>>;
}

export type Cells = Readonly<Record<string, Cell>>;

interface FieldChoice {
  value: string;
  label: string;
}

export interface Field {
  /** Of the operation's input. */
  name: string;
  label: string;
  kind: (typeof FIELD_KINDS)[number];
  hint?: string;
  /** May be left empty, and is then left out. */
  isOptional?: boolean;
  /** Of a choice: read anew for each form where the database knows them. */
  choices?: readonly FieldChoice[] | ((ctx: Ctx, cells: Cells) => Promise<readonly FieldChoice[]>);
  /** What stands in it at first: the record's cell of this key. */
  from?: string;
}

/** A form that calls one operation; access, step up and audit are the operation's own. */
export interface Action {
  key: string;
  label: string;
  operation: AnyExecutable;
  /** What will be so afterwards, in a sentence. */
  consequence: string;
  isDanger?: boolean;
  /** Can be tried first: its operation takes `dry_run` and answers an `uploadReport`. */
  hasDryRun?: boolean;
  /** Of a record: can be tried first, as for many. What it would do is done and taken back. */
  hasPreview?: boolean;
  fields: readonly Field[];
  /** What is sent besides, such as the half of a switch that this action is. */
  sends?: Readonly<Record<string, unknown>>;
  /** Whether it can be done to this record now; the operation itself decides. */
  isOffered?: (cells: Cells) => boolean;
}

/** The field of the input that takes a record's id, or what stands for an id that holds several. */
export type Target = { name: string; kind: "text" | "number" } | ((id: string) => Readonly<Record<string, unknown>>);

/** An action on a record. */
export interface RecordAction extends Action {
  target: Target;
  /** Can be done to many selected records at once. Its operation stays in the database: a preview does it and takes it back. */
  isForMany?: boolean;
}

/** The part of an action's input that names its record. */
export function targetInput(target: Target, id: string): Readonly<Record<string, unknown>> {
  if (typeof target === "function") return target(id);
  return { [target.name]: target.kind === "number" ? Number(id) : id };
}

interface Common {
  /** Of its address: `/admin/<key>`. */
  key: string;
  group: (typeof GROUPS)[number];
  title: string;
  /** What stands here, in a sentence. */
  about: string;
  /** What to say when nothing does. */
  empty: string;
  columns: Readonly<Record<string, Column>>;
  /** The cell that names a record. */
  name: string;
  order: { by: string; descending?: boolean };
  filters?: Readonly<Record<string, Filter>>;
  /** As what the audit log keeps acts on its records. */
  audited?: AuditedKind;
  /** The cell by which it does so, where that is not the record's id. */
  auditedBy?: string;
  /** Actions on a record, and those that make one. */
  actions?: readonly RecordAction[];
  makes?: readonly Action[];
}

/** A screen over tables: `from` names them, and each column and condition is SQL over these. */
export interface TableScreen extends Common {
  source: "table";
  from: SQL;
  id: SQL | AnyColumn;
  /** What the id is made of, where that is more than a column: rows that are alike are in the order of these, as an index holds them. */
  idColumns?: readonly AnyColumn[];
  /** Makes the cells of a record that no SQL reads, by its id. */
  made?: (ctx: Ctx, id: string) => Promise<Cells>;
  /** What of it the site's admins see; screens of the whole network leave it out. */
  within?: (ctx: Ctx) => SQL;
  search?: {
    label: string;
    where: (words: string, ctx: Ctx) => SQL;
    /** Of which one or two letters are looked for as `holds` does: at the beginning. */
    short?: string;
  };
  /** How ⌘K finds a record: what is typed as its own number, address or name, which comes first, and the cells that tell records apart. */
  palette?: { exact: (words: string) => SQL; hints: readonly string[] };
  /** What a person has to look at, since when: the home shows it, oldest first. */
  waiting?: { label: string; where: SQL | ((ctx: Ctx) => SQL); since: string };
}

/** A screen over few rows that code knows, each with its `id` among the cells. */
export interface ListScreen extends Common {
  source: "list";
  rows: (ctx: Ctx) => Promise<Cells[]>;
  /** Fewer of them, the one of this id among them; where reading all takes long. */
  rowsNear?: (ctx: Ctx, id: string) => Promise<Cells[]>;
}

/** One screen of the desk: its table, records, CSV, actions and tests are all made from this. */
export type Screen = TableScreen | ListScreen;

/** A screen whose order and name are columns of its own. */
export function defineScreen<S extends Screen>(
  screen: S & { order: { by: keyof S["columns"] }; name: keyof S["columns"] },
): Screen {
  return screen;
}

/** The filter by which a screen shows what waits for a person. */
export const WAITING = "waiting";

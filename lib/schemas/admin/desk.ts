import { z } from "zod";

/** How a value of the admin desk is shown. `cents` are of US dollars, `percent` is in hundredths of one; `instant` is RFC 3339; `state` is a word with a tone, `link` a path of this site or a web address. */
export const CELL_KINDS = [
  "text",
  "code",
  "link",
  "number",
  "cents",
  "percent",
  "instant",
  "boolean",
  "state",
  "json",
  "changes",
] as const;
export type CellKind = (typeof CELL_KINDS)[number];
export const TONES = ["ok", "warn", "bad", "note", "plain"] as const;

/** What a cell holds; instants are RFC 3339, and JSON is text. */
export const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type Cell = z.output<typeof cell>;

export const deskRow = z.object({ id: z.string(), cells: z.record(z.string(), cell) });
export type DeskRow = z.output<typeof deskRow>;

/** Kinds of fields in the forms of actions, each with one control. `words` are separated by commas; a `file` is text, chosen or typed; `markdown` is long; `hidden` is a number that the form only carries, such as the version that it was opened at. */
export const FIELD_KINDS = [
  "line",
  "lines",
  "number",
  "cents",
  "percent",
  "choice",
  "day",
  "instant",
  "flag",
  "words",
  "file",
  "markdown",
  "hidden",
] as const;

const field = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(FIELD_KINDS),
  hint: z.string().nullable(),
  isRequired: z.boolean(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
  /** What stands in it at first. */
  value: z.string(),
  /** Whether that is the record's own, which somebody else may change meanwhile. */
  isPreset: z.boolean(),
});
export type DeskField = z.output<typeof field>;

/** One action of a screen or a record, as its form shows it. */
export const deskAction = z.object({
  key: z.string(),
  label: z.string(),
  consequence: z.string(),
  isDanger: z.boolean(),
  needsStepUp: z.boolean(),
  canBeTried: z.boolean(),
  fields: z.array(field),
});
export type DeskAction = z.output<typeof deskAction>;

/** What was done last to a record, as the audit log keeps it; `by` is null for background work. */
export const deskAct = z.object({
  id: z.number().int(),
  action: z.string(),
  by: z.string().nullable(),
  at: z.iso.datetime(),
});
export type DeskAct = z.output<typeof deskAct>;

const column = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum(CELL_KINDS),
  isSortable: z.boolean(),
  isHidden: z.boolean(),
  isWide: z.boolean(),
  tones: z.record(z.string(), z.enum(TONES)),
});
export type DeskColumn = z.output<typeof column>;

/** A screen as its page draws it. */
export const deskScreen = z.object({
  key: z.string(),
  title: z.string(),
  about: z.string(),
  empty: z.string(),
  columns: z.array(column),
  search: z.string().nullable(),
  /** Of a search for one or two letters: what begins with them is found, of these; null where it finds all that holds them. */
  shortSearch: z.string().nullable(),
  filters: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      choices: z.array(z.object({ value: z.string(), label: z.string() })),
    }),
  ),
  order: z.object({ by: z.string(), descending: z.boolean() }),
  actions: z.array(deskAction),
  /** Acts on several selected records at once. */
  forMany: z.array(z.object({ key: z.string(), label: z.string() })),
});
export type DeskScreen = z.output<typeof deskScreen>;

/** One group of the desk's navigation. */
export interface DeskGroup {
  title: string;
  screens: { key: string; title: string }[];
}

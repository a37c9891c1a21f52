import type { Ctx } from "@/lib/core/context";
import type { Cell, DeskAction, DeskScreen } from "@/lib/schemas/admin/desk";
import { type Action, type Cells, type Field, isSortable, type Screen, WAITING } from "./screen";

const textOf = (value: Cell | undefined): string => (value === null || value === undefined ? "" : String(value));

/** As the control takes it: an instant without its seconds and zone, a flag as yes or no. */
function firstOf({ kind }: Field, preset: Cell | undefined): string {
  if (kind === "flag" && typeof preset === "boolean") return preset ? "yes" : "no";
  return kind === "instant" ? textOf(preset).slice(0, 16) : textOf(preset);
}

async function presentField(ctx: Ctx, field: Field, cells: Cells) {
  const preset = field.from ? cells[field.from] : undefined;
  const isHundredths = (field.kind === "cents" || field.kind === "percent") && typeof preset === "number";
  return {
    name: field.name,
    label: field.label,
    kind: field.kind,
    hint: field.hint ?? null,
    isRequired: !field.isOptional,
    choices: [...((await choicesOf(ctx, field, cells)) ?? [])],
    isPreset: field.from !== undefined && field.from in cells,
    value: isHundredths ? (preset / 100).toFixed(2) : firstOf(field, preset),
  };
}

const choicesOf = (ctx: Ctx, { choices }: Field, cells: Cells) =>
  typeof choices === "function" ? choices(ctx, cells) : choices;

/** Actions as their forms show them, filled with what the record holds. */
export function presentActions(ctx: Ctx, actions: readonly Action[], cells: Cells = {}): Promise<DeskAction[]> {
  const offered = actions.filter(({ isOffered }) => isOffered?.(cells) ?? true);
  return Promise.all(
    offered.map(async ({ key, label, consequence, operation, fields, ...can }) => ({
      key,
      label,
      consequence,
      isDanger: can.isDanger ?? false,
      canBeTried: (can.hasDryRun || can.hasPreview) ?? false,
      needsStepUp: operation.stepUp ?? false,
      fields: await Promise.all(fields.map((field) => presentField(ctx, field, cells))),
    })),
  );
}

/** A screen as pages draw it. */
export async function presentScreen(ctx: Ctx, screen: Screen): Promise<DeskScreen> {
  const columns = Object.entries(screen.columns).map(([key, column]) => ({
    key,
    label: column.label,
    kind: column.kind,
    isSortable: isSortable(column),
    isHidden: column.isHidden ?? column.isMade ?? false,
    isWide: column.isWide ?? false,
    tones: { ...column.tones },
  }));
  const filters = Object.entries(screen.filters ?? {}).map(([key, { label, choices }]) => ({
    key,
    label,
    choices: Object.entries(choices).map(([value, choice]) => ({ value, label: choice.label })),
  }));
  const waiting = screen.source === "table" ? screen.waiting : undefined;
  const { key, title, about, empty, order } = screen;
  return {
    ...{ key, title, about, empty, columns },
    search: screen.source === "list" ? "any column" : (screen.search?.label ?? null),
    shortSearch: (screen.source === "table" && screen.search?.short) || null,
    filters: waiting
      ? [{ key: WAITING, label: "Needs a person", choices: [{ value: "yes", label: waiting.label }] }, ...filters]
      : filters,
    order: { by: order.by, descending: order.descending ?? false },
    actions: await presentActions(ctx, screen.makes ?? []),
    forMany: (screen.actions ?? [])
      .filter(({ isForMany }) => isForMany && screen.source === "table")
      .map(({ key, label }) => ({ key, label })),
  };
}

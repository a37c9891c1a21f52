import { sql } from "drizzle-orm";
import { execute } from "@/lib/api/call/execute";
import { isAppError } from "@/lib/api/call/faults";
import { memoryOf } from "@/lib/api/call/memory";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { DeskAct, DeskField } from "@/lib/schemas/admin/desk";
import { type DeskPlace, SEEN_PREFIX } from "@/lib/schemas/admin/desk-answer";
import type { Action } from "@/lib/services/admin/desk/screen";
import { getDeskRecord } from "@/lib/services/admin/get-desk-record";
import { actionInput, isSameText } from "./action-input";

const time = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** Somebody changed what a form showed; `typed` is what its controls hold from now on, so that sending it again decides. */
export class ChangedSince extends AppError {
  constructor(
    readonly typed: Readonly<Record<string, string>>,
    errors: { pointer: string; detail: string }[],
  ) {
    super("conflict", "Somebody changed this since you opened it.", "Send it again to save yours over it.", { errors });
  }
}

/** Who did what last, in a sentence; empty where nobody knows. */
export function lastActWords(last: DeskAct | null): string {
  if (!last) return "";
  return `The last act here is ${last.action} by ${last.by ?? "background work"}, ${time.format(new Date(last.at))} UTC.`;
}

/**
 * Does what a form asks of a record by its operation. Of what the form showed and somebody changed meanwhile, fields that were left alone
 * keep the other's value; where both changed one, it throws `ChangedSince`. Two forms of one record wait for each other, so that the later
 * one is always told. Operations of forms that show values stay in the database.
 */
export async function actOnRecord(
  ctx: Ctx,
  { screen, action: key, id }: DeskPlace & { id: string },
  action: Action,
  form: FormData,
): Promise<void> {
  const { operation } = action;
  if (![...form.keys()].some((name) => name.startsWith(SEEN_PREFIX))) {
    await execute(operation, ctx, actionInput(action, id, form));
    return;
  }
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`desk ${screen} ${id}`}, 0))`);
    const { output } = await execute(getDeskRecord, within, { screen, id });
    const shown = output.actions.find((one) => one.key === key)?.fields ?? [];
    const changed = changedFields(action, shown, form);
    refuseContested(changed, shown, output.last_act);
    const merged = withTexts(
      form,
      changed.map(({ now }) => [now.name, now.value]),
    );
    await execute(operation, within, actionInput(action, id, merged)).catch((error: unknown) => {
      throw withCarried(error, shown);
    });
  });
  await memoryOf(ctx.db).caughtUp(); // whoever wrote reads what was written
}

/** A conflict about a field of a form that carries a version: sent again, with the version that is there now, it decides. */
function withCarried(error: unknown, shown: DeskField[]): unknown {
  const carried = shown.filter(({ kind }) => kind === "hidden").map(({ name, value }) => [name, value]);
  if (!isAppError(error) || error.code !== "conflict" || !error.extras.errors || carried.length === 0) return error;
  return new ChangedSince(Object.fromEntries(carried), error.extras.errors);
}

/** A field that somebody changed since a form showed it. */
interface ChangedField {
  /** As a form shows it by now. */
  now: DeskField;
  seen: string;
  /** This form changed it too, to something else. */
  isContested: boolean;
}

function changedFields({ fields }: Action, shown: DeskField[], form: FormData): ChangedField[] {
  return shown.flatMap((now) => {
    const field = fields.find(({ name }) => name === now.name);
    const seen = form.get(SEEN_PREFIX + now.name);
    if (!field || field.kind === "hidden" || typeof seen !== "string" || isSameText(field, seen, now.value)) return [];
    const typed = String(form.get(now.name) ?? seen);
    return { now, seen, isContested: !isSameText(field, typed, seen) && !isSameText(field, typed, now.value) };
  });
}

/** A form in which these controls hold other texts. */
function withTexts(form: FormData, texts: [name: string, text: string][]): FormData {
  const copy = new FormData();
  for (const [name, value] of form) copy.append(name, value);
  for (const [name, text] of texts) copy.set(name, text);
  return copy;
}

function refuseContested(changed: ChangedField[], shown: DeskField[], last: DeskAct | null): void {
  const contested = changed.filter(({ isContested }) => isContested);
  if (contested.length === 0) return;
  const errors = contested.map(({ now, seen }) => ({
    pointer: `/${now.name}`,
    detail: `It was ${wordsOf(now, seen)} when you opened this, and is ${wordsOf(now, now.value)} now. ${lastActWords(last)} Send again to save yours.`,
  }));
  const known = changed.filter(({ isContested }) => !isContested).map(({ now }) => [now.name, now.value]);
  const seen = shown.map(({ name, value }) => [SEEN_PREFIX + name, value]);
  throw new ChangedSince(Object.fromEntries([...known, ...seen]), errors);
}

/** A value as its control shows it. */
function wordsOf({ choices }: DeskField, value: string): string {
  if (value === "") return "empty";
  return `“${choices.find((choice) => choice.value === value)?.label ?? value}”`;
}

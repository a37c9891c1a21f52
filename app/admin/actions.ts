"use server";

import { redirect } from "next/navigation";
import { execute } from "@/lib/api/call/execute";
import type { Ctx } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { type DeskAnswer, type DeskPlace, DRY_RUN } from "@/lib/schemas/admin/desk-answer";
import { type BulkAnswer, PICKED_MAX } from "@/lib/schemas/admin/desk-bulk";
import { uploadReport } from "@/lib/schemas/admin/upload-report";
import { getScreen } from "@/lib/services/admin/screens/registry";
import { actOnMany, previewOnRecord } from "@/lib/web/admin/act-on-many";
import { actOnRecord, ChangedSince } from "@/lib/web/admin/act-on-record";
import { actionInput } from "@/lib/web/admin/action-input";
import { withFileTexts } from "@/lib/web/admin/file-texts";
import { withStepUp } from "@/lib/web/admin/with-step-up";

/** Does what a form of the desk asks for, by its operation. */
export async function act(place: DeskPlace, _before: DeskAnswer | null, sent: FormData): Promise<DeskAnswer> {
  const form = await withFileTexts(sent);
  const { id } = place;
  let known: Readonly<Record<string, string>> = {};
  let tried: Pick<DeskAnswer, "report" | "wouldChange"> | undefined;
  const { result, typed, mailedTo } = await withStepUp(form, async (ctx) => {
    const action = findAction(place);
    const input = actionInput(action, id, form);
    if (form.has(DRY_RUN)) {
      tried = await tryOut(ctx, place, form);
      return;
    }
    if (id === null) return execute(action.operation, ctx, input);
    return actOnRecord(ctx, { ...place, id }, action, form).catch((error: unknown) => {
      if (error instanceof ChangedSince) known = error.typed;
      throw error;
    });
  });
  if (result.ok && !tried) redirect(doneHref(place));
  return { ...result, typed: { ...typed, ...known }, mailedTo, ...tried };
}

/** What a form would do. */
async function tryOut(ctx: Ctx, place: DeskPlace, form: FormData): Promise<Pick<DeskAnswer, "report" | "wouldChange">> {
  const { screen, action: key, id } = place;
  const action = findAction(place);
  if (action.hasDryRun) {
    const input = { ...actionInput(action, id, form), dry_run: true };
    return { report: uploadReport.parse((await execute(action.operation, ctx, input)).output) };
  }
  const previewed = getScreen(screen).actions?.find((one) => one.hasPreview && one.key === key);
  if (!previewed || id === null) throw notFound("preview");
  return { wouldChange: await previewOnRecord(ctx, { action: previewed, id, form }) };
}

/** The button that does what was previewed. */
const DO = "do";

/** Does one act to several records: first a preview of what each of them would become, then, by a button of its own, the act. */
export async function actMany(
  { screen, action: key }: Pick<DeskPlace, "screen" | "action">,
  _before: BulkAnswer | null,
  form: FormData,
): Promise<BulkAnswer> {
  const isDone = form.has(DO);
  const { result, typed, mailedTo } = await withStepUp(form, async (ctx) => {
    const action = getScreen(screen).actions?.find((one) => one.isForMany && one.key === key);
    if (!action) throw notFound("action");
    const ids = [...new Set(form.getAll("id").map(String))].slice(0, PICKED_MAX);
    return { rows: await actOnMany(ctx, { action, ids, form }, !isDone), isDone };
  });
  return { ...result, typed, mailedTo };
}

function findAction({ screen: key, action: name, id }: DeskPlace) {
  const screen = getScreen(key);
  const actions = id === null ? screen.makes : screen.actions;
  const action = actions?.find((one) => one.key === name);
  if (!action) throw notFound("action");
  return action;
}

function doneHref({ screen, action, id }: DeskPlace): string {
  const path = id === null ? `/admin/${screen}` : `/admin/${screen}/${encodeURIComponent(id)}`;
  return `${path}?${new URLSearchParams({ done: action })}`;
}

import { formatCode } from "@/lib/auth/mail-code";
import { issueStepUpCode, stepUp } from "@/lib/auth/step-up";
import type { Ctx } from "@/lib/core/context";
import { authSecret } from "@/lib/core/secrets/auth-secret";
import { STEP_UP_FIELD } from "@/lib/core/secrets/step-up";
import { type ActionResult, errorAt } from "@/lib/schemas/action-result";
import { deliverMail } from "@/lib/services/mail/deliver-mail";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";

/** Asks for a new code; the button's name. */
const AGAIN = "step_up_again";

interface Form<T> {
  result: ActionResult<T>;
  typed: Record<string, string>;
  /** Where the code went that the form now asks for. */
  mailedTo: string | null;
}

/**
 * Does the work of a form of the desk. What needs a fresh code is answered with a form that asks for the mailed one and holds all that
 * was typed; sent again with it, it is done.
 */
export async function withStepUp<T>(form: FormData, work: (ctx: Ctx) => Promise<T>): Promise<Form<T>> {
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  let ctx = await currentContext();
  const result = await runAction(async () => {
    ctx = form.has(AGAIN) ? ctx : await steppedUp(ctx, typed[STEP_UP_FIELD]);
    return work(ctx);
  });
  const asksCode = errorAt(result, `/${STEP_UP_FIELD}`) !== undefined;
  if (result.ok || !asksCode || ctx.actor.type !== "session") return { result, typed, mailedTo: null };
  const mailedTo = ctx.actor.email;
  if (result.code !== "forbidden") return { result, typed, mailedTo }; // the code that was typed was wrong
  const mailed = await runAction(() => mailCode(ctx));
  return mailed.ok ? { result, typed, mailedTo } : { result: mailed, typed, mailedTo: null };
}

/** The context after the typed code, if there is one. Whoever is no admin is left to the operation to refuse. */
async function steppedUp(ctx: Ctx, code: string | undefined): Promise<Ctx> {
  const { actor, db } = ctx;
  if (!code || actor.type !== "session" || !actor.isAdmin) return ctx;
  return { ...ctx, actor: await stepUp(db, actor, code, await authSecret()) };
}

async function mailCode({ actor, db, site }: Ctx): Promise<void> {
  if (actor.type !== "session") return;
  const code = await issueStepUpCode(db, actor, await authSecret());
  await deliverMail(site, { to: actor.email, template: "step_up", data: { code: formatCode(code) } });
}

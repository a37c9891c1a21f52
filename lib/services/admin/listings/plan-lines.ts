import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { invalid } from "@/lib/core/errors";
import { pricingPlan } from "@/lib/schemas/profile";

/** How plans are typed at the desk, one a line. */
export const PLAN_HINT =
  "One plan a line: name | price as the site writes it | period | amount | currency. The last three may be left out: Pro | $29 | month | 29.00 | USD.";
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

/** Plans of typed lines. Throws `validation_failed` at `/value`, naming the line. */
export function plansOf(text: string): unknown[] {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.flatMap((line, i) => (line === "" ? [] : [planOf(line, i + 1)]));
}

function planOf(line: string, number: number): unknown {
  const [name = "", price = "", period = "", amount = "", currency = "", ...more] = line
    .split("|")
    .map((part) => part.trim());
  if (more.length > 0) throw unreadable(number, "has more than five parts");
  if (amount !== "" && !AMOUNT.test(amount)) throw unreadable(number, `has no amount such as 29.00, but “${amount}”`);
  const plan = pricingPlan.safeParse({
    ...{ name, price, period: period || null, currency: currency || null },
    amount_cents: amount === "" ? null : Math.round(Number(amount) * 100),
  });
  if (plan.success) return plan.data;
  const [issue] = plan.error.issues;
  throw unreadable(number, `${issue?.path.join(" ") || "as a whole"}: ${issue?.message ?? "is no plan"}`);
}

const unreadable = (number: number, why: string) => invalid("/value", `Plans: line ${number} ${why}.`, PLAN_HINT);

/** The same lines of stored plans, so that a form begins with what stands there. */
export const planLines = (plans: SQLWrapper): SQL => sql`(
  select string_agg(concat_ws(' | ', plan ->> 'name', plan ->> 'price',
      case when coalesce(plan ->> 'period', plan ->> 'amount_cents', plan ->> 'currency') is not null then coalesce(plan ->> 'period', '') end,
      case when coalesce(plan ->> 'amount_cents', plan ->> 'currency') is not null
        then coalesce(to_char((plan ->> 'amount_cents')::bigint / 100.0, 'FM9999999990.00'), '') end,
      plan ->> 'currency'), E'\\n' order by place)
  from jsonb_array_elements(case jsonb_typeof(${plans}) when 'array' then ${plans} else '[]' end) with ordinality as told(plan, place))`;

"use client";

import { Button } from "@/components/ui/button";
import { Checkbox, Field, Input, Select } from "@/components/ui/field";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import { errorAt } from "@/lib/schemas/action-result";
import type { Order } from "@/lib/schemas/orders/order";
import { Said, type SaveForm } from "./billing-form";
import { dollars } from "./cents";

/** A promo code: typed, or taken off again. */
export function PromoForm({ code, save }: { code: string | null; save: SaveForm }) {
  const [result, submit, pending] = useFormAnswer(save, null, "#code");
  if (code)
    return (
      <form action={submit} className="flex flex-wrap items-center gap-3 text-sm">
        <input type="hidden" name="promo_code" value="" />
        <input type="hidden" name="without_code" value="1" />
        <span>
          Code <code>{code}</code> is applied.
        </span>
        <Button type="submit" size="sm" pending={pending}>
          Remove code
        </Button>
      </form>
    );
  return (
    <form action={submit} className="flex flex-wrap items-end gap-3">
      <Field id="promo_code" label="Promo code" error={errorAt(result, "/promo_code")} className="min-w-40 flex-1">
        {(control) => (
          <Input
            {...control}
            name="promo_code"
            maxLength={60}
            autoComplete="off"
            defaultValue={result?.typed?.promo_code ?? ""}
          />
        )}
      </Field>
      <Button type="submit" pending={pending}>
        Apply
      </Button>
    </form>
  );
}

interface LineFormProps {
  line: Order["lines"][number];
  position: number;
  isOnly: boolean;
  weeks: string[];
  save: SaveForm;
}

/** Another week for a launch, or without this line. */
export function LineForm({ line, position, isOnly, weeks, save }: LineFormProps) {
  const anchor = `#line-${position}` as const;
  const [result, submit, pending] = useFormAnswer(save, null, anchor);
  const week = line.options.week;
  const choices = week && !weeks.includes(week) ? [week, ...weeks] : weeks;
  if (isOnly && !week) return null;
  return (
    <form id={`line-${position}`} action={submit} className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="position" value={position} />
      {week && (
        <Field id={`week-${position}`} label={`When ${line.description.split(",")[0]} launches`}>
          {(control) => (
            <Select {...control} name="week" defaultValue={week}>
              {choices.map((one) => (
                <option key={one} value={one}>
                  {one === "now" ? "At once" : one}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {week && (
        <Button type="submit" pending={pending}>
          Change week
        </Button>
      )}
      {!isOnly && (
        <Button type="submit" name="remove" value="1" pending={pending}>
          Remove {line.name}
        </Button>
      )}
      <Said result={result} />
    </form>
  );
}

interface PayFormProps {
  totalCents: number;
  ways: { key: string; label: string }[];
  pay: SaveForm;
}

/** The terms, and a button for each way to pay that carries the amount. */
export function PayForm({ totalCents, ways, pay }: PayFormProps) {
  const [result, submit, pending] = useFormAnswer(pay, null, "#pay");
  return (
    <form action={submit} className="grid gap-4">
      <input type="hidden" name="total_cents" value={totalCents} />
      <Checkbox
        name="accepts_terms"
        required
        label={
          <>
            I order this for the price shown under the{" "}
            <a href="/terms" className="link" target="_blank" rel="noreferrer">
              terms
            </a>
            , and ask for it to begin at once.
          </>
        }
      />
      <div className="flex flex-wrap gap-3">
        {ways.map(({ key, label }) => (
          <Button key={key} type="submit" variant="primary" name="provider" value={key} pending={pending}>
            Pay {dollars(totalCents)} with {label}
          </Button>
        ))}
      </div>
      <Said result={result} />
    </form>
  );
}

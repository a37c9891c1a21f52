"use client";

import { Button } from "@/components/ui/button";
import { Field, FieldError, Input, Select } from "@/components/ui/field";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import { type ActionResult, errorAt } from "@/lib/schemas/action-result";
import type { Order } from "@/lib/schemas/orders/order";

type Saved = ActionResult<{ said: string }> & { typed?: Record<string, string> };
export type SaveForm = (before: Saved | null, form: FormData) => Promise<Saved>;

const FIELDS = [
  ["name", "Name", "name", 120],
  ["email", "Email for the receipt", "email", 254],
  ["street", "Street and number", "street-address", 200],
  ["postal_code", "Postal code", "postal-code", 20],
  ["city", "City", "address-level2", 100],
  ["company", "Company, if you buy for one", "organization", 120],
] as const;

interface BillingFormProps {
  billing: Order["billing"];
  countries: { code: string; name: string }[];
  save: SaveForm;
}

/** Who is billed. Works without JavaScript; what was typed stays where it is refused. */
export function BillingForm({ billing, countries, save }: BillingFormProps) {
  const [result, submit, pending] = useFormAnswer(save, null, "#billing");
  const typedOr = (name: keyof Order["billing"]) => result?.typed?.[name] ?? billing[name] ?? "";
  return (
    <form action={submit} className="grid gap-4 sm:grid-cols-2">
      {FIELDS.map(([name, label, autoComplete, maxLength]) => (
        <Field key={name} id={name} label={label} error={errorAt(result, `/${name}`)}>
          {(control) => (
            <Input {...control} name={name} {...{ autoComplete, maxLength }} defaultValue={typedOr(name)} />
          )}
        </Field>
      ))}
      <Field id="country" label="Country" error={errorAt(result, "/country")}>
        {(control) => (
          <Select {...control} name="country" autoComplete="country" defaultValue={typedOr("country")}>
            <option value="">Choose</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <VatNumber value={typedOr("vat_number")} error={errorAt(result, "/vat_number")} />
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <Button type="submit" pending={pending}>
          Save billing details
        </Button>
        <Said result={result} />
      </div>
    </form>
  );
}

function VatNumber({ value, error }: { value: string; error: string | undefined }) {
  const hint = "Of a business in the European Union, with its letters";
  return (
    <Field id="vat_number" label="VAT number" hint={hint} error={error}>
      {(control) => <Input {...control} name="vat_number" maxLength={30} defaultValue={value} />}
    </Field>
  );
}

/** What the server said: saved, or what is wrong where no field shows it. */
export function Said({ result }: { result: Saved | null }) {
  if (result && !result.ok) return <FieldError>{`${result.detail} ${result.fix}`}</FieldError>;
  return (
    <p role="status" className="text-sm text-soft">
      {result?.data.said}
    </p>
  );
}

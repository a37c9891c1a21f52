"use client";

import { type FocusEvent, useRef, useState } from "react";
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
  ["street", "Street and number", "address-line1", 200],
  ["postal_code", "Postal code", "postal-code", 20],
  ["city", "City", "address-level2", 100],
  ["company", "Company, if you buy for one", "organization", 120],
] as const;

interface BillingFormProps {
  billing: Order["billing"];
  countries: { code: string; name: string }[];
  save: SaveForm;
  /** What a registry says of a VAT number, in words; null where it was not asked. */
  check(country: string, postalCode: string, number: string): Promise<string | null>;
}

/** Who is billed. Works without JavaScript; what was typed stays where it is refused. */
export function BillingForm({ billing, countries, save, check }: BillingFormProps) {
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
      <Country value={typedOr("country")} countries={countries} error={errorAt(result, "/country")} />
      <VatNumber value={typedOr("vat_number")} error={errorAt(result, "/vat_number")} check={check} />
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <Button type="submit" pending={pending}>
          Save billing details
        </Button>
        <Said result={result} />
      </div>
    </form>
  );
}

interface CountryProps extends Pick<BillingFormProps, "countries"> {
  value: string;
  error: string | undefined;
}

/** Anew for each value: a sent form goes back to what a list began with, which would be the country of before. */
function Country({ value, countries, error }: CountryProps) {
  return (
    <Field id="country" label="Country" hint="Says whose VAT it is" error={error} className="content-start">
      {(control) => (
        <Select {...control} key={value} name="country" autoComplete="country" defaultValue={value}>
          <option value="">Choose</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface VatNumberProps {
  value: string;
  error: string | undefined;
  check: BillingFormProps["check"];
}

/** Checked when it is left, with the country as it stands in the form; without JavaScript when the form is saved. */
function VatNumber({ value, error, check }: VatNumberProps) {
  const [said, setSaid] = useState("");
  const asked = useRef(0);
  const look = async ({ currentTarget: { form, value: number } }: FocusEvent<HTMLInputElement>) => {
    asked.current += 1;
    const turn = asked.current;
    const typed = new FormData(form ?? undefined);
    const country = String(typed.get("country") ?? "");
    if (!number.trim() || !country) return setSaid("");
    setSaid("Checking the VAT number.");
    const words = await check(country, String(typed.get("postal_code") ?? ""), number).catch(() => null);
    if (turn === asked.current) setSaid(words ?? "");
  };
  const hint = "Of a business in the European Union, with its letters";
  return (
    <div className="grid content-start gap-1.5">
      <Field id="vat_number" label="VAT number" hint={hint} error={error}>
        {(control) => <Input {...control} name="vat_number" maxLength={30} defaultValue={value} onBlur={look} />}
      </Field>
      <p role="status" className="text-xs text-soft">
        {said}
      </p>
    </div>
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

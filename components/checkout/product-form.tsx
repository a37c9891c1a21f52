"use client";

import { Button } from "@/components/ui/button";
import { Checkbox, Field, FieldError, Input, Select } from "@/components/ui/field";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import type { ActionResult } from "@/lib/schemas/action-result";
import type { Product } from "@/lib/schemas/orders/order";
import { dollars } from "./cents";

type Begun = ActionResult<{ said: string }>;

interface ProductFormProps {
  product: Product;
  /** The listing is public: a launch then is an upgrade, and no week is chosen. */
  isLive: boolean;
  begin(before: Begun | null, form: FormData): Promise<Begun>;
}

/** One product with its options, and the way to its order. */
export function ProductForm({ product, isLive, begin }: ProductFormProps) {
  const [result, submit, pending] = useFormAnswer(begin, null, `#${product.product}`);
  return (
    <form action={submit} className="grid gap-4">
      <p className="text-sm text-soft">{product.description}</p>
      {product.options
        .filter(({ type }) => type !== "week" || !isLive)
        .map((option) => (
          <Option key={option.name} option={option} product={product} />
        ))}
      {result && !result.ok && <FieldError>{`${result.detail} ${result.fix}`}</FieldError>}
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          {product.product === "launch" && isLive ? "Upgrade" : "Continue"},{" "}
          {product.product === "billboard" && "from "}
          {dollars(product.price_cents)}
        </Button>
      </div>
    </form>
  );
}

const wordsOf = (value: string) => (value === "now" ? "At once" : value);

function Option({ option, product }: { option: Product["options"][number]; product: Product }) {
  const id = `${product.product}-${option.name}`;
  const allowed = option.allowed ?? [];
  if (option.type === "weeks" || option.type === "categories") return <Several option={option} />;
  if (option.type === "amount")
    return (
      <Field
        id={id}
        label="US dollars for each week"
        hint={`${dollars(option.minimum ?? 0)} or more; the highest stands first`}
      >
        {(control) => (
          <Input
            {...control}
            name="amount"
            type="number"
            step="0.01"
            min={(option.minimum ?? 0) / 100}
            defaultValue={(option.minimum ?? 0) / 100}
          />
        )}
      </Field>
    );
  return (
    <Field id={id} label={option.type === "week" ? "When" : "Section"}>
      {(control) => (
        <Select {...control} name={option.name}>
          {allowed.map((value) => (
            <option key={value} value={value}>
              {wordsOf(value)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Weeks or categories, of which any number can be chosen. */
function Several({ option }: { option: Product["options"][number] }) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">{option.type === "weeks" ? "Weeks" : "Categories"}</legend>
      <div className="grid max-h-60 grid-cols-2 overflow-y-auto sm:grid-cols-3">
        {(option.allowed ?? []).map((value) => (
          <Checkbox key={value} name={option.name} value={value} label={value} />
        ))}
      </div>
    </fieldset>
  );
}

"use client";

import { useState } from "react";
import { useReview } from "@/components/draft/state/use-review";
import { Button } from "@/components/ui/button";
import { Field, Select } from "@/components/ui/field";
import { Dialog } from "@/components/ui/popup/dialog";

/** Asks for a category before a draft without one is submitted: visitors browse by it. */
export function CategoryAsk() {
  const { submitting, changes, review, categories, saving } = useReview();
  const [chosen, setChosen] = useState("");
  const { asksCategory, setAsksCategory, submit } = submitting;
  const goOn = () => {
    setAsksCategory(false);
    submit();
  };
  const saveAndSubmit = async () => {
    if (await changes.apply("categories", { fields: { categories: [chosen] } })) goOn();
  };
  return (
    <Dialog
      open={asksCategory}
      onOpenChange={setAsksCategory}
      title={`Which category is ${review.draft.fields.name.value ?? "this product"} in?`}
      description="Visitors find products by category, and this one has none yet."
      footer={
        <>
          <Button variant="quiet" onClick={goOn}>
            Submit without one
          </Button>
          <Button
            variant="primary"
            disabled={chosen === ""}
            pending={saving.pending.has("categories")}
            onClick={saveAndSubmit}
          >
            Save and submit
          </Button>
        </>
      }
    >
      <Choice {...{ categories, chosen, setChosen }} error={saving.problemAt("categories")?.text} />
    </Dialog>
  );
}

interface ChoiceProps {
  categories: string[];
  chosen: string;
  setChosen(name: string): void;
  error: string | undefined;
}

function Choice({ categories, chosen, setChosen, error }: ChoiceProps) {
  return (
    <Field id="category-asked" label="Primary category" error={error}>
      {(control) => (
        <Select {...control} value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">Choose a category</option>
          {categories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}

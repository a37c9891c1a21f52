"use client";

import { Plus, X } from "lucide-react";
import { Button, IconButton } from "@/components/ui/button";
import { Input } from "@/components/ui/field";
import { PLANS_MAX } from "@/lib/schemas/profile";

interface PlanRow {
  name: string;
  price: string;
  period: string | null;
}

const text = (value: unknown) => (typeof value === "string" ? value : "");

function rowsOf(plans: unknown): PlanRow[] {
  if (!Array.isArray(plans)) return [];
  return plans.map((plan: Record<string, unknown>) => ({
    name: text(plan.name),
    price: text(plan.price),
    period: text(plan.period) || null,
  }));
}

interface PlansProps {
  /** Of the rows in a form; their texts are `<name>.price` and so on. */
  name?: string | undefined;
  plans: unknown;
  onChange(plans: PlanRow[]): void;
}

/** Plans as rows of name, price as the site writes it, and period. */
export function PlansEditor({ name, plans, onChange }: PlansProps) {
  const rows = rowsOf(plans);
  return (
    <div className="grid gap-2">
      {rows.map((row, i) => (
        <Plan
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity while they are typed
          key={i}
          name={name}
          row={row}
          number={i + 1}
          onChange={(part) => onChange(rows.with(i, { ...row, ...part }))}
          onRemove={() => onChange(rows.toSpliced(i, 1))}
        />
      ))}
      {rows.length < PLANS_MAX && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => onChange([...rows, { name: "", price: "", period: null }])}
        >
          <Plus aria-hidden className="size-4" />
          Add a plan
        </Button>
      )}
    </div>
  );
}

interface PlanProps {
  name: string | undefined;
  row: PlanRow;
  /** From 1. */
  number: number;
  onChange(part: Partial<PlanRow>): void;
  onRemove(): void;
}

function Plan({ name, row, number, onChange, onRemove }: PlanProps) {
  return (
    <div className="grid grid-cols-[1fr_1fr_auto] gap-2 sm:grid-cols-[1fr_0.7fr_1.6fr_auto]">
      <Input
        name={name && `${name}.name`}
        aria-label={`Name of plan ${number}`}
        value={row.name}
        placeholder="Team"
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Input
        name={name && `${name}.price`}
        aria-label={`Price of plan ${number}`}
        value={row.price}
        placeholder="$6"
        onChange={(event) => onChange({ price: event.target.value })}
      />
      <Input
        className="max-sm:order-last max-sm:col-span-2"
        name={name && `${name}.period`}
        aria-label={`Period of plan ${number}`}
        value={row.period ?? ""}
        placeholder="per member, per month"
        onChange={(event) => onChange({ period: event.target.value || null })}
      />
      <IconButton label={`Remove plan ${number}`} onClick={onRemove}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </div>
  );
}

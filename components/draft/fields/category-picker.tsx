import { Select } from "@/components/ui/field";

const SLOTS = ["Primary category", "Second category", "Third category"];

/** Up to three categories, the primary one first. */
export function CategoryPicker({
  name,
  chosen,
  categories,
  onChange,
}: {
  name?: string | undefined;
  chosen: string[];
  categories: string[];
  onChange(value: string[]): void;
}) {
  const choose = (slot: number, category: string) =>
    onChange(SLOTS.map((_, i) => (i === slot ? category : (chosen[i] ?? ""))).filter(Boolean));
  return (
    <div className="grid gap-2">
      {SLOTS.map((label, slot) => (
        <Select
          key={label}
          name={name}
          aria-label={label}
          value={chosen[slot] ?? ""}
          onChange={(event) => choose(slot, event.target.value)}
        >
          <option value="">{slot === 0 ? "Choose the primary category" : "None"}</option>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </Select>
      ))}
    </div>
  );
}

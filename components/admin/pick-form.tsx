import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/field";
import type { DeskScreen } from "@/lib/schemas/admin/desk";

/** Leads from selected rows to a preview of one act on each of them. Works without JavaScript. */
export function PickForm({ screen, children }: { screen: DeskScreen; children: ReactNode }) {
  if (screen.forMany.length === 0) return children;
  return (
    <form action={`/admin/${screen.key}/bulk`} className="grid gap-3">
      {children}
      <div className="flex flex-wrap items-center gap-2">
        <Select name="act" aria-label="Act on the selected rows" className="h-8! w-auto!">
          {screen.forMany.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
        <Button type="submit" size="sm">
          Preview for selected
        </Button>
      </div>
    </form>
  );
}

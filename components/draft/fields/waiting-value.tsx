import { Skeleton } from "@/components/ui/skeleton";
import type { ProfileField } from "@/lib/schemas/profile";
import { FieldActions } from "./field-actions";

/** Lines of the longer ones. */
const WIDTHS: Partial<Record<ProfileField, string[]>> = {
  summary: ["w-96", "w-64"],
  description: ["w-100", "w-96", "w-104", "w-92", "w-48"],
  pricing_plans: ["w-56", "w-64", "w-60"],
};

/** Where a value will stand once it is found; it can be filled in meanwhile. */
export function WaitingValue({ field }: { field: ProfileField }) {
  return (
    <div className="flex min-h-6 items-start gap-4">
      <span className="sr-only">Not found yet</span>
      <span className="grid w-full gap-3 pt-1">
        {(WIDTHS[field] ?? ["w-40"]).map((width) => (
          <Skeleton key={width} className={`h-3.5 max-w-full opacity-60 ${width}`} />
        ))}
      </span>
      <FieldActions field={field} />
    </div>
  );
}

import type { ReactNode } from "react";
import { storedPicture } from "@/components/ui/stored-picture";
import { PRICING_MODELS, type PricingPlan, type ProfileField, pricingPlan } from "@/lib/schemas/profile";
import { FIELD_KINDS, PRICING_MODEL_LABELS } from "./field-kinds";

/** A drafted value as people read it. */
export function FieldValue({ field, value }: { field: ProfileField; value: unknown }): ReactNode {
  switch (FIELD_KINDS[field]) {
    case "categories":
    case "list":
      return Array.isArray(value) ? value.join(", ") : null;
    case "plans":
      return <PlanTable plans={plansOf(value)} />;
    case "model": {
      const model = PRICING_MODELS.find((one) => one === value);
      return model ? PRICING_MODEL_LABELS[model] : null;
    }
    case "boolean":
      return value === true ? "Yes" : "No";
    case "image":
      return <Picture url={String(value)} />;
    case "url":
      return (
        <a href={String(value)} rel="noopener nofollow" target="_blank" className="link relative z-10 break-all">
          {String(value).replace(/^https?:\/\//, "")}
        </a>
      );
    case "text":
      return <span className="whitespace-pre-line">{String(value)}</span>;
    case "line":
    case "year":
      return String(value);
  }
}

/** The plans of a value that is one; none of any other. */
export function plansOf(value: unknown): PricingPlan[] {
  return pricingPlan.array().catch([]).parse(value);
}

/** "Team $9 per member, per month". */
export function planWords({ name, price, period }: PricingPlan): string {
  return [name, price, period].filter(Boolean).join(" ");
}

/** A stored picture is shown; one that is only named elsewhere is linked, never loaded from there. */
function Picture({ url }: { url: string }) {
  const stored = storedPicture(url);
  if (stored)
    return (
      // biome-ignore lint/performance/noImgElement: a small WebP from our own store
      <img
        src={stored}
        alt="As stored"
        loading="lazy"
        className="h-16 max-w-48 rounded-sm border border-line bg-card object-contain"
      />
    );
  return (
    <a href={url} rel="noopener noreferrer nofollow" target="_blank" className="link relative z-10 break-all">
      {url.replace(/^https?:\/\//, "")}
    </a>
  );
}

function PlanTable({ plans }: { plans: PricingPlan[] }) {
  return (
    <table className="text-sm">
      <caption className="sr-only">Plans and prices</caption>
      <tbody>
        {plans.map((plan) => (
          <tr key={`${plan.name} ${plan.price}`} className="align-baseline">
            <th scope="row" className="py-0.5 pr-4 text-left font-normal">
              {plan.name}
            </th>
            <td className="figures py-0.5 pr-4 text-nowrap">{plan.price}</td>
            <td className="py-0.5 text-soft">{plan.period}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { Facts } from "@/lib/schemas/listing";
import { Table, Td, Th } from "../ui/table";
import { ProvenText } from "./proof/proof";

type Plans = NonNullable<Facts["pricing_plans"]>;

/** The product's plans as its site writes them; each price shows its own quote. */
export function PlansTable({ plans }: { plans: Plans }) {
  const hasTerms = plans.value.some((plan) => plan.period);
  return (
    <Table caption="Plans and prices">
      <thead>
        <tr>
          <Th>Plan</Th>
          <Th>Price</Th>
          {hasTerms && <Th className="w-1/2">Terms</Th>}
        </tr>
      </thead>
      <tbody>
        {plans.value.map((plan) => (
          <tr key={`${plan.name} ${plan.price} ${plan.period}`}>
            <Td className="font-medium">{plan.name}</Td>
            <Td className="figures whitespace-nowrap">
              <ProvenText
                of="pricing_plans"
                subject={`Price of ${plan.name}`}
                evidence={evidenceOf(plans, plan)}
                values={[[plan.price, plan.period].filter(Boolean).join(" "), plan.price]}
              >
                {plan.price}
              </ProvenText>
            </Td>
            {hasTerms && <Td className="text-soft">{plan.period}</Td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The quotes that hold this plan's price and name; else those that hold its price; else all of them. */
export function evidenceOf(plans: Plans, plan: Plans["value"][number]): Plans["evidence"] {
  const withPrice = plans.evidence.filter((one) => one.quote.includes(plan.price));
  const withBoth = withPrice.filter((one) => one.quote.includes(plan.name));
  return [withBoth, withPrice].find((found) => found.length > 0) ?? plans.evidence;
}

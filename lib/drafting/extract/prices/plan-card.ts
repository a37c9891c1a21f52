import type { SourceRef } from "@/lib/drafting/candidate";
import type { PricePoint } from "./price-point";

/** A plan with every price that its card states. */
export interface PlanCard {
  name: string;
  nameSource: SourceRef;
  points: PricePoint[];
  /** The only price is a button such as "Contact sales". */
  isWeak: boolean;
  /** All that a box of a group says. */
  text?: string;
}

/** A price, and the plan that it was found to be of. */
export interface Placed {
  point: PricePoint;
  isWeak: boolean;
  plan?: PlanCard;
  /** Stands apart from the plans that were found as a group. */
  isApart?: boolean;
}

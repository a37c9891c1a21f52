/** Kinds of words of what is free, for a time or in part, and of what is sold beside it. */
export interface OfferKinds {
  /** What is done to begin with a product: an account for nothing may be that of a plan or trial. */
  joining: string;
  /** What is sold of a product that is free in part: "in-app purchases", "Premium subscription", "upgrade to Pro". */
  paidPart: string;
  /** Whom something costs nothing where companies pay: "personal use". */
  personal: string;
  /** What a trial may give a number of, where it is not for a time: pages, credits, minutes. */
  counted: string;
  /** How a trial ends, before the time it takes: "expires after". */
  ends: string;
}

/** What offers say around their prices, and of what is free, for a time or in part. */
export interface OfferWords {
  /** Lines and buttons of a card that ask to get in touch, where others state a price: the whole text. */
  inTouch: string;
  /** Before what an amount comes to by another measure: "that's", "works out at". */
  comesTo: string;
  /** Before a price within a sentence: "costs", "starts at", "is available for". */
  costing: string;
  /** What a plan is called by kind, beside its name: "plan", "licence", "version". */
  planKind: string;
  /** What is done to begin with a product: an account for nothing may be that of a plan or trial. */
  joining: string;
  /** What is sold of a product that is free in part: "in-app purchases", "Premium subscription", "upgrade to Pro". */
  paidPart: string;
  /** What says outright of the product, named right before it, that it costs money: "is a paid app", "is sold as a one-time purchase". */
  soldAs: string;
  /** Whom something costs nothing where companies pay: "personal use". */
  personal: string;
  /** What a trial may give a number of, where it is not for a time: pages, credits, minutes. */
  counted: string;
  /** How often something is used, which only a trial counts: "uses", "launches". */
  timesUsed: string;
  /** How a trial ends, before the time it takes: "expires after". */
  ends: string;
}

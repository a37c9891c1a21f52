/** What offers say around their prices. */
export interface OfferWords {
  /** Lines and buttons of a card that ask to get in touch, where others state a price: the whole text. */
  inTouch: string;
  /** Before what an amount comes to by another measure: "that's", "works out at". */
  comesTo: string;
  /** Before a price within a sentence: "costs", "starts at", "is available for". */
  costing: string;
  /** What a plan is called by kind, beside its name: "plan", "licence", "version". */
  planKind: string;
}

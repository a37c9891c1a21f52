/** Words of one language around what plans cost, as alternatives in regular expression syntax. */
export interface OfferWords {
  /** What asks to get in touch where others state their price, as the whole text of a button or cell: "contact sales", "write to us". */
  inTouch: string;
  /** Plans for those who teach and learn, by their names: "School", "Education". */
  schooling: string;
  /** Between a plan's name and its price, in a sentence: "is", "costs". */
  isPriced: string;
  /** What costs so much costs nothing, behind a name and a colon: "Public repositories: nothing". */
  nothing: string;
  /** What is said to be in a currency: "prices", "amounts". */
  amounts: string;
}

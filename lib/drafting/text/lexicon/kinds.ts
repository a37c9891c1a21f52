/** Words of one language by what they tell, as alternatives in regular expression syntax, in small letters. */
export interface Lexicon {
  /** Who or what a price is paid for: "seat", "hour", "device". */
  unit: string;
  /** "per", "a", "each" before such a unit. */
  per: string;
  /** Headings over what is sold beside the plans. */
  extras: string;
  /** What a card says of itself beside its name: "most popular". */
  ribbon: string;
  /** Lines that only lead to a price: "from", "starting at", "billed". */
  leading: string;
  /** Lines that say for whom or what a plan is: "for small teams". */
  audience: string;
  /** What is announced and not there yet. */
  soon: string;
  /** Sums that are saved, earned or computed for an example. */
  reckoned: string;
}

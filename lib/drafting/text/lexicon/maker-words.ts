/** Words of one language about who makes something, as alternatives in regular expression syntax, in small letters. */
export interface MakerWords {
  /** Labels before the name of who owns or answers for a company, where no role says it: "represented by", "Inh.". */
  answers: string;
  /** Bodies that are named behind the word for what they are: "cooperativa", "atelier". */
  body: string;
  /** Who has or leads a company, before whom: "belongs to", "is run by". */
  ownedBy: string;
  /** That several did something by themselves: "the two of us", "zu zweit". */
  together: string;
  /** What somebody did on the way to founding something: "before", "decided to". */
  onTheWay: string;
  /** Verbs of founding behind such words, before what was founded or behind it: "founding", "zu gründen". */
  toFound: string;
  /** Verbs of founding that carry who did it: "fundó", "ha fondato". */
  dropped?: string;
}

/** Weights of one field; `signals` holds each signal's prior and what it weighs. */
export interface Weights {
  threshold: number;
  bias: number;
  /** How much the weights are held to their priors while learning: the more, the less one site can teach. `threshold` is then ours. */
  hold?: number;
  signals: Record<string, readonly [prior: number, weight: number]>;
}

/**
 * What each weak signal is worth, by field. The first figure of a pair is ours: its sign binds, and it is what the signal weighs
 * until sites teach otherwise. The second is learned from sites by `scripts/learn-weights.ts`, which rewrites it here, with
 * `threshold`; `bias` is ours. Change the first, then run the script.
 */
export const WEIGHTS = {
  founders: {
    threshold: 0,
    bias: -4,
    hold: 1,
    signals: {
      // How name and founding stand to each other
      apposed: [2.5, 2.56], // "Jane Roe, founder", "Jane Roe is the co-founder"
      titled: [2.5, 2.44], // "our founder Jane Roe", "Founder: Jane Roe"
      near: [-0.5, -0.9], // a founder word some words away
      by: [2, 2.06], // "founded by Jane Roe"
      did: [2, 1.61], // "Jane Roe founded"
      together: [2, 2], // "founded it together with Jane Roe"
      pronoun: [1.5, 1.51], // "Jane is an engineer. She founded"
      they: [2, 2], // "Jane sails. John codes. Together they founded"
      said: [2, 2], // "I'm Jane, and I built", in one sentence or the next
      introduced: [1.5, 1.75], // "I'm Jane", and what she built some paragraphs on
      signed: [1, 1.16], // her name in a line of its own below such a text
      boxed: [2, 2.47], // name and role in one box
      headed: [1, 1.39], // the heading above the role names a person
      joint: [0.5, 0.85], // several names over one role
      listed: [3, 3], // below a heading such as "Our founders"
      marked: [2.5, 2.43], // `founder` in structured data
      // Whose founder
      own: [2.5, 3.38], // of the product or its company, by name
      ours: [2, 1.98], // "our founder", "the company"
      plain: [0.5, 0.31], // nothing is said of whose
      vague: [-3, -3.01], // "I built it", whatever that is
      strange: [-5, -5.2], // something else was founded or made
      // Where
      about: [1, 1.04], // a page about the makers
      team: [1, 0.79], // below a heading about people
      foot: [0.3, 0.29],
      docs: [-0.5, -0.5],
      aside: [-1, -1.08], // pages for buying, donating, downloading
      // What sort of name
      full: [0.7, 1.47], // two words and more
      adjacent: [0.5, 1], // next to the role, nothing between
      again: [0.5, 0.67], // another place tells the same
      // Against
      placed: [-2, -2], // "in Leeds", "at Kelp": a preposition of places stands before
      crowd: [-1.5, -1.5], // one name, and "we built"
      wall: [-7, -7.01], // a card of the same wall is of another company
      denied: [-5, -5], // "not founded by", a question
      passing: [-4, -4], // former, serial, would-be founders; readers spoken to
      shown: [-9, -9.07], // visitors are shown the person, and not as a founder
      made: [-1, -1.28], // the word is "made" or "developed", not "founded"
    },
  },
  founded_year: {
    threshold: 0.6,
    bias: -4,
    signals: {
      // What the sentence says
      founding: [2, 4.73], // "founded", "established", "gegründet"
      start: [1.6, 2.98], // "started", "went live", "I built"
      since: [1.8, 2.38], // "since 2012"
      marked: [5, 6.2], // `foundingDate` in structured data
      fresh: [-5, -5], // there, and it is the year of the visit: as pages fill in by themselves
      aged: [5.2, 5.2], // the site's own words about its age agree with the range
      // Whose beginning
      own: [2, 2.43], // of the product or its company, or in their own sentence
      ours: [1.5, 2.06], // "we", "the company"
      strange: [-6, -6.09], // something else began
      // Where
      about: [0.7, 0.79],
      history: [0.4, 0.25], // below a heading such as "Our story"
      foot: [0.8, 0.39], // what stands below every page
      before: [0.2, 0.43], // the year stands before its verb
      // Against
      later: [-0.7, -1.85], // an earlier year began too
      outsaid: [-1, -2], // another year is called that of the founding
      several: [-0.3, -1.11], // one of several years of the sentence
      others: [-5, -5.1], // updates, members, laws, employment
      denied: [-5, -5], // a denial, a question
    },
  },
  plans: {
    threshold: 0.35,
    bias: -3,
    hold: 4,
    signals: {
      // How the members stand to each other
      cards: [1.5, 1.26], // elements beside each other
      runs: [0.8, 0.79], // texts in a row, each with a heading or a price
      lines: [1.4, 1.4], // "Crew: $9"
      columns: [1.5, 1.5], // of a table
      rows: [1.2, 0.86], // of a table
      listed: [1, 1.05], // in a table with a column that is called the price
      alone: [-0.8, -1.03], // one price under one heading
      told: [1.8, 1.83], // "Acme costs $29"
      many: [-0.7, -0.7], // more than eight
      crowded: [-2, -2.01], // what one holds would make several
      // Where
      page: [1.8, 1.81], // a page about prices
      headed: [1.5, 1.16], // below a heading about prices
      offer: [0.3, 0.1], // pages about features, downloads, offers
      aside: [-1.2, -1.06], // any other page
      people: [-1, -1.01], // pages about the makers, contact, help
      // What a member says
      items: [0.6, 0.48], // a list
      invites: [0.7, 0.75], // a button or link
      long: [-1, -1], // far more than a card holds
      titled: [0.4, 0.39], // its name is a heading
      short: [0.2, 0.11], // a name of a word or two
      wordy: [-0.6, -0.59], // a name of a sentence's length
      figures: [-0.5, -0.6], // numbers in names
      audience: [-1, -1.1], // "For small crews"
      own: [0.8, 0.79], // the only one is called as the product
      called: [1.2, 1.2], // the only one is called a free plan, and costs nothing
      // What it costs
      priced: [1.4, 0.98], // an amount is stated
      period: [1, 1.21], // and what it is paid for
      regular: [0.8, 0.87], // which is a month or a year
      agree: [0.4, 0.45], // the same for all
      rising: [0.3, 0.37], // from the lowest to the highest
      free: [0.5, 0.23], // one costs nothing
      // Against
      weak: [-2, -2], // nothing but buttons to get in touch
      apart: [-1, -0.82], // some cost hundreds of times as much as others
      mixed: [-1, -1], // several currencies
      zeros: [-6, -6], // noughts that a script fills in
      extras: [-5, -5.01], // under "Add-ons"
      extra: [-5, -5], // called "Add-ons"
      reckoned: [-5, -5], // under "Your savings", "Sample invoice"
      sums: [-4, -4], // names that are sums themselves: "Over $1,000", "Savings per year"
      rivals: [-6, -6], // the product beside other names
    },
  },
} satisfies Record<string, Weights>;

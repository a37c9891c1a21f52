/** Weights of one field; `signals` holds each signal's prior and what it weighs. */
export interface Weights {
  threshold: number;
  bias: number;
  signals: Record<string, readonly [prior: number, weight: number]>;
}

/**
 * What each weak signal is worth, by field. The first figure of a pair is ours: its sign binds, and it is what the signal weighs
 * until sites teach otherwise. The second is learned from sites by `scripts/learn-weights.ts`, which rewrites it here, with
 * `bias` and `threshold`: change the first, then run the script.
 */
export const WEIGHTS = {
  founders: {
    threshold: 0.15,
    bias: -4,
    signals: {
      // How name and founding stand to each other
      apposed: [2.5, 3.37], // "Jane Roe, founder", "Jane Roe is the co-founder"
      titled: [2.5, 1.53], // "our founder Jane Roe", "Founder: Jane Roe"
      near: [-0.5, -1.71], // a founder word some words away
      by: [2, 1.13], // "founded by Jane Roe"
      did: [2, 1.18], // "Jane Roe founded"
      together: [2, 2], // "founded it together with Jane Roe"
      pronoun: [1.5, 1.54], // "Jane is an engineer. She founded"
      said: [2, 2.63], // "I'm Jane, and I built", in one sentence or the next
      introduced: [1.5, 2.26], // "I'm Jane", and what she built some paragraphs on
      signed: [1, 0.83], // her name in a line of its own below such a text
      boxed: [2, 2.86], // name and role in one box
      headed: [1, 1], // the heading above the role names a person
      joint: [0.5, 1.17], // several names over one role
      listed: [3, 3], // below a heading such as "Our founders"
      marked: [2.5, 1.34], // `founder` in structured data
      // Whose founder
      own: [2.5, 3.22], // of the product or its company, by name
      ours: [2, 2.2], // "our founder", "the company"
      plain: [0.5, 0], // nothing is said of whose
      vague: [-3, -3.24], // "I built it", whatever that is
      strange: [-5, -5.93], // something else was founded or made
      // Where
      about: [1, 2.04], // a page about the makers
      team: [1, 0.52], // below a heading about people
      home: [0.3, 0],
      foot: [0.3, 0],
      docs: [-0.5, 0],
      aside: [-1, -1.25], // pages for buying, donating, downloading
      // What sort of name
      full: [0.7, 1.64], // two words and more
      adjacent: [0.5, 1.58], // next to the role, nothing between
      again: [0.5, 0], // another place tells the same
      // Against
      placed: [-2, -2.72], // "in Leeds", "at Kelp": a preposition of places stands before
      crowd: [-1.5, -1.5], // one name, and "we built"
      wall: [-4, -4.52], // a card of the same wall is of another company
      denied: [-5, -5], // "not founded by", a question
      passing: [-4, -4], // former, serial, would-be founders; readers spoken to
      shown: [-6, -7.16], // visitors are shown the person, and not as a founder
      made: [-1, -0.92], // the word is "made" or "developed", not "founded"
    },
  },
} satisfies Record<string, Weights>;

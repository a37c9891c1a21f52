/** What the seeded sites ask founders: question and hint, in order. */
export const QUESTIONS: [question: string, hint: string][] = [
  ["What made you start?", "The moment or the annoyance, rather than the market."],
  ["What did you leave out on purpose?", "A feature people ask for and you decided against."],
  ["What would you tell yourself on the first day?", "One piece of advice that you paid for."],
  ["How do you decide what to build next?", "Who asks, who decides, and what has to wait."],
];

/** Answers of the founders of seeded products, in the order of the questions; null where they gave none. */
export const INTERVIEWS: { product: string; answers: (string | null)[] }[] = [
  {
    product: "Tidebell",
    answers: [
      "A phone that rang at night and said “down”. I knew that it was down, since it rang.",
      "A wall of charts. There is one graph, on the second page, and I would still like to remove it.",
      "Say “I do not know” in the first version already. It took me a year to learn how to write that message.",
      null,
    ],
  },
  {
    product: "Otterbank Sync",
    answers: [
      "Two summers on a ferry with four laptops and one memory stick between them.",
      "The web interface. It would have brought back the machine in the middle.",
      null,
      "Signe keeps the list and I keep quiet. What was asked for three times gets a page in the manual first, and code afterwards.",
    ],
  },
];

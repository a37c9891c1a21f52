/** News of seeded products: product, days since, headline and text. */
export const UPDATES: { product: string; daysAgo: number; title: string; body: string }[] = [
  {
    product: "Tidebell",
    daysAgo: 1,
    title: "Checks of certificates two weeks ahead",
    body: "Tidebell now tells you fourteen days before a certificate runs out, and names the machine that should have renewed it.\n\nNothing to switch on: it works for every page you watch.",
  },
  {
    product: "Tidebell",
    daysAgo: 40,
    title: "“No cause found” says what was ruled out",
    body: "When we cannot tell why a page is down, the message lists what was looked at, so that you need not look there again.",
  },
];

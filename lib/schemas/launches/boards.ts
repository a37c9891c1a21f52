/** Rankings of a site, by the names that addresses and answers give them. */
export const BOARDS = [
  "community-weekly",
  "community-monthly",
  "community-all-time",
  "billboard",
  "dr-top",
  "dr-rising",
] as const;
export type BoardName = (typeof BOARDS)[number];

/** What people call each of them. */
export const BOARD_TITLES: Record<BoardName, string> = {
  "community-weekly": "Top launches of the week",
  "community-monthly": "Most votes in 30 days",
  "community-all-time": "Most votes of all time",
  billboard: "Billboard",
  "dr-top": "Highest Domain Rating",
  "dr-rising": "Rising Domain Rating",
};

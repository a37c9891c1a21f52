import { COUNTS_HIDDEN_HOURS } from "@/lib/core/week-state";
import { BOARD_TITLES, type BoardName } from "@/lib/schemas/launches/boards";

/** Of `community-monthly` and `dr-rising`. */
export const ROLLING_DAYS = 30;

interface BoardWords {
  title: string;
  howRanked: string;
}

const HIDDEN = `In the first ${COUNTS_HIDDEN_HOURS} hours of a week`;

/** What each board is called, and how it ranks, as pages and answers say it. */
export const BOARD_WORDS: Record<BoardName, BoardWords> = {
  "community-weekly": {
    title: BOARD_TITLES["community-weekly"],
    howRanked: `The launches of one week by the votes cast in that week; equal votes share a rank. ${HIDDEN} votes are hidden and the order is shuffled each hour. Payment changes nothing.`,
  },
  "community-monthly": {
    title: BOARD_TITLES["community-monthly"],
    howRanked: `By votes cast in the last ${ROLLING_DAYS} days, whenever the product launched; equal votes share a rank. ${HIDDEN} its launches are left out. Payment changes nothing.`,
  },
  "community-all-time": {
    title: BOARD_TITLES["community-all-time"],
    howRanked: `By all votes; equal votes share a rank. ${HIDDEN} its launches are left out. Payment changes nothing.`,
  },
  billboard: {
    title: BOARD_TITLES.billboard,
    howRanked: "Paid places of one week, by the amount paid for it; of equal amounts the one paid earlier comes first.",
  },
  "dr-top": {
    title: BOARD_TITLES["dr-top"],
    howRanked:
      "By the Domain Rating of the company’s domain, from 0 to 100; products whose rating is unknown are left out.",
  },
  "dr-rising": {
    title: BOARD_TITLES["dr-rising"],
    howRanked: `By what the Domain Rating of the company’s domain gained in ${ROLLING_DAYS} days; only products that gained are listed.`,
  },
};

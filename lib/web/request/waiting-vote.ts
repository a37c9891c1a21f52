/** Where a vote is cast once its person is signed in; sign-in leads back there. */
const START = "/votes/start";

/** The way to cast the vote and go back to the page it was wished for on. */
export function votePath(listingId: number, back: string): string {
  return `${START}?${new URLSearchParams({ listing: String(listingId), back })}`;
}

/** Whether sign-in leads back to a vote. */
export const isVotePath = (path: string): boolean => new URL(path, "http://site").pathname === START;

/** The place on a page where a listing's vote is shown. */
export const voteAnchor = (path: string, listingId: number): string => `${path.split("#")[0]}#vote-${listingId}`;

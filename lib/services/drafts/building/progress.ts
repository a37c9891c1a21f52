import { DRAFT_PARTS, type DraftPart } from "@/lib/drafting/candidate";
import { PROFILE_FIELD_NAMES, type ProfileField } from "@/lib/schemas/profile";
import type { PageNotice } from "@/lib/schemas/snapshot";

/** The parts in the order they are drafted. */
export const BUILD_PARTS = DRAFT_PARTS;

/** Reading the site, then one step per drafting part. */
export const BUILD_STEPS = 1 + DRAFT_PARTS.length;

export const FIRST_PROGRESS = { step: 0, steps: BUILD_STEPS, pages_read: 0, message: "Waiting to read the site" };

const PART_MESSAGES: Record<DraftPart, string> = {
  identity: "Looking for name, summary and categories",
  commercial: "Looking for prices, license and platforms",
  people: "Looking for founders, contact and links",
  faq: "Looking for questions and answers",
};

/** What a home page says of itself that explains blanks, in words for its owner. */
export function noticeWords(notice: PageNotice | null): string | null {
  if (!notice) return null;
  if (notice.kind === "shell")
    return "The home page shows hardly any text without scripts, so most fields are blank. Fill them in yourself, or read again once the page holds its text.";
  const says = notice.kind === "ending" ? "The home page announces an end" : "The home page only holds a place";
  const end = /[.!?…]["”’»)]?$/u.test(notice.quote ?? "") ? "" : ".";
  return `${says}: “${notice.quote}”${end} What it no longer or not yet says is blank.`;
}

/** What is under way once the site is read (`after` null) or a part is drafted. */
export function progressAfter(after: DraftPart | null, pagesRead: number, notice: string | null) {
  const next = DRAFT_PARTS[after === null ? 0 : DRAFT_PARTS.indexOf(after) + 1];
  const step = next ? 1 + DRAFT_PARTS.indexOf(next) : BUILD_STEPS;
  return {
    step,
    steps: BUILD_STEPS,
    pages_read: pagesRead,
    message: next ? PART_MESSAGES[next] : "Putting it together",
    notice,
  };
}

/** Which part drafts which field. */
const PART_FIELDS: Record<ProfileField, DraftPart> = {
  name: "identity",
  headline: "identity",
  summary: "identity",
  description: "identity",
  categories: "identity",
  logo_url: "identity",
  screenshot_url: "identity",
  platforms: "commercial",
  pricing_model: "commercial",
  pricing_plans: "commercial",
  free_trial: "commercial",
  open_source: "commercial",
  license: "commercial",
  repo_url: "people",
  docs_url: "people",
  contact_email: "people",
  legal_name: "people",
  founded_year: "people",
  location: "people",
  team_size: "people",
};

export function partOf(field: ProfileField): DraftPart {
  return PART_FIELDS[field];
}

export function fieldsOf(part: DraftPart): ProfileField[] {
  return PROFILE_FIELD_NAMES.filter((name) => partOf(name) === part);
}

import type { z } from "zod";
import type { ProfileContent } from "@/lib/schemas/content";
import type { missingItem } from "@/lib/schemas/draft";
import { FIELD_LABELS, PROFILE_FIELD_NAMES, type ProfileField } from "@/lib/schemas/profile";
import type { StoredPictures } from "@/lib/services/listings/picture-paths";

type Missing = z.infer<typeof missingItem>;

/** What a visitor decides by counts three times, the rest once. */
const WEIGHTS: Partial<Record<ProfileField, number>> = {
  name: 3,
  headline: 3,
  summary: 3,
  description: 2,
  categories: 3,
  logo_url: 2,
  pricing_model: 2,
};
const FAQS_WEIGHT = 1;
const FOUNDERS_WEIGHT = 2;

/** Link to a field on the draft's review page. */
export function draftFieldUrl(baseUrl: string, draftId: string, field: string): string {
  return `${baseUrl}/dashboard/drafts/${draftId}#${field}`;
}

/** No listing goes without a name; every other blank may be the owner's choice. */
const REQUIRED: ReadonlySet<ProfileField> = new Set(["name"]);

/** Filled, or removed on purpose where that is a choice. */
function isDone({ fields }: ProfileContent, name: ProfileField): boolean {
  return REQUIRED.has(name) ? fields[name].value !== null : fields[name].state !== "not_found";
}

/** Share of the profile that is filled or removed on purpose, by weight, 0 to 100. */
export function completeness(content: ProfileContent): number {
  const parts = [
    ...PROFILE_FIELD_NAMES.map((name) => ({
      weight: WEIGHTS[name] ?? 1,
      isDone: isDone(content, name),
    })),
    { weight: FAQS_WEIGHT, isDone: content.faqsSaved || content.faqs.length > 0 },
    { weight: FOUNDERS_WEIGHT, isDone: content.foundersSaved || content.founders.length > 0 },
  ];
  const total = parts.reduce((sum, part) => sum + part.weight, 0);
  const done = parts.reduce((sum, part) => sum + (part.isDone ? part.weight : 0), 0);
  return Math.round((done / total) * 100);
}

/** What is still blank, with where to fill it in. Blank is fine for all but the name: nothing is invented. */
export function missing(content: ProfileContent, pagesRead: number, urlOf: (field: string) => string): Missing[] {
  const reason = `Not found on the ${pagesRead} ${pagesRead === 1 ? "page" : "pages"} read.`;
  const reasonFor = (name: ProfileField) => {
    const why = content.fields[name].state === "deleted" ? "You removed it." : reason;
    return `${FIELD_LABELS[name]}: ${why}${REQUIRED.has(name) ? " A listing needs one." : ""}`;
  };
  const blanks: Missing[] = PROFILE_FIELD_NAMES.filter((name) => !isDone(content, name)).map((name) => ({
    field: name,
    reason: reasonFor(name),
    url: urlOf(name),
  }));
  if (!content.foundersSaved && content.founders.length === 0)
    blanks.push({ field: "founders", reason: `Founders: ${reason}`, url: urlOf("founders") });
  if (!content.faqsSaved && content.faqs.length === 0)
    blanks.push({ field: "faqs", reason: `Questions: ${reason}`, url: urlOf("faqs") });
  return blanks;
}

const NO_ROOM =
  "found and not stored, since your pictures take up all the room of your account. Delete drafts you no longer need; a day later, read the site again.";

/** Pictures that the draft goes without for want of room, and what to do about it. */
export function withoutRoom(pictures: StoredPictures, urlOf: (field: string) => string): Missing[] {
  const places = [
    { field: "logo_url", label: FIELD_LABELS.logo_url, isRefused: pictures.logo.noRoom },
    { field: "screenshot_url", label: FIELD_LABELS.screenshot_url, isRefused: pictures.screenshot.noRoom },
    { field: "founders", label: "Founders’ photos", isRefused: pictures.photos.some(({ noRoom }) => noRoom) },
  ];
  return places
    .filter(({ isRefused }) => isRefused)
    .map(({ field, label }) => ({ field, reason: `${label}: ${NO_ROOM}`, url: urlOf(field) }));
}

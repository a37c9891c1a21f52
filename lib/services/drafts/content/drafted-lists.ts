import { isDeepStrictEqual } from "node:util";
import type { ProfileContent } from "@/lib/schemas/content";
import { DRAFTED_LISTS, type DraftedList } from "@/lib/schemas/draft";
import type { DraftedContent } from "./content";

/** Each list as the drafter left it; nothing of it counts as saved by the user. */
const AS_DRAFTED: Record<DraftedList, (drafted: DraftedContent) => Partial<ProfileContent>> = {
  faqs: ({ faqs }) => ({ faqs, faqsSaved: false }),
  founders: ({ founders }) => ({ founders, foundersSaved: false }),
  company_socials: ({ companySocials }) => ({ companySocials }),
  seo: ({ seo }) => ({ seo }),
};

export function isDraftedList(name: string): name is DraftedList {
  return Object.hasOwn(AS_DRAFTED, name);
}

/** Takes one list back to what was drafted, open to later redrafting again. */
export function restoreList(content: ProfileContent, drafted: DraftedContent, name: DraftedList): ProfileContent {
  return { ...content, ...AS_DRAFTED[name](drafted) };
}

/** Where each quote stands, by today's place of its entry: entries that were edited or removed have none, others may have moved. */
export function currentSpans(content: ProfileContent, { spans, ...drafted }: DraftedContent): DraftedContent["spans"] {
  return spans.flatMap((span) => {
    const [list, index] = span.path.split(".");
    if (list !== "faqs" && list !== "founders") return [span];
    const entry = drafted[list][Number(index)];
    const at = content[list].findIndex((one) => isDeepStrictEqual(one, entry));
    return at < 0 ? [] : [{ ...span, path: `${list}.${at}` }];
  });
}

/** The lists that are not as drafted: those that restoring would change. */
export function changedLists(content: ProfileContent, drafted: DraftedContent): DraftedList[] {
  return DRAFTED_LISTS.filter((name) => !isDeepStrictEqual(restoreList(content, drafted, name), content));
}

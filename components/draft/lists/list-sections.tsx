"use client";

import { FoldedText } from "@/components/draft/evidence/folded-text";
import { useReview } from "@/components/draft/state/use-review";
import { ProductLogo } from "@/components/ui/product-logo";
import { PLATFORM_KEYS } from "@/lib/schemas/platforms";
import { FaqsEditor } from "./faqs-editor";
import { FoundersEditor } from "./founders-editor";
import { ListEntry } from "./list-entry";
import { ListSection } from "./list-section";
import { SearchText } from "./search-text";
import { SocialsEditor } from "./socials-editor";

/** Questions, founders, links and search text: what is edited, and restored, as a whole. */
export function ListSections() {
  return (
    <>
      <Founders />
      <Links />
      <Questions />
      <SearchText />
    </>
  );
}

function Questions() {
  const { faqs } = useReview().review.draft;
  return (
    <ListSection place="faqs" count={faqs.length} editor={<FaqsEditor />}>
      {faqs.map((faq, i) => (
        <ListEntry key={faq.question} path={`faqs.${i}`} title={faq.question} entry={faq}>
          <FoldedText text={faq.answer} label={faq.question} />
        </ListEntry>
      ))}
    </ListSection>
  );
}

function Founders() {
  const { draft, pictures } = useReview().review;
  return (
    <ListSection place="founders" count={draft.founders.length} editor={<FoundersEditor />}>
      {draft.founders.map((one, i) => (
        <ListEntry
          key={one.name}
          path={`founders.${i}`}
          title={one.role ? `${one.name} · ${one.role}` : one.name}
          picture={
            one.photo_url && <ProductLogo name={one.name} src={pictures.photos[one.photo_url] ?? null} isRound />
          }
          entry={one}
        >
          {one.bio && <FoldedText text={one.bio} label={one.name} />}
        </ListEntry>
      ))}
    </ListSection>
  );
}

function Links() {
  const { company_socials: socials } = useReview().review.draft;
  const links = PLATFORM_KEYS.flatMap((key) => {
    const link = socials[key];
    return link?.value ? [{ key, link, words: link.value.replace(/^https?:\/\//, "") }] : [];
  });
  return (
    <ListSection place="company_socials" count={links.length} editor={<SocialsEditor />}>
      {links.map(({ key, link, words }) => (
        <ListEntry key={key} path={`company_socials.${key}`} title={words} entry={link} />
      ))}
    </ListSection>
  );
}

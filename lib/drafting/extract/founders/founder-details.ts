import type { FounderValue, SourceRef } from "@/lib/drafting/candidate";
import { accountOf } from "@/lib/drafting/extract/links/accounts";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { isProse, type Spot, segmentsOfBlock } from "@/lib/drafting/text/spans";
import type { Image, Link, PageSnapshot } from "@/lib/schemas/snapshot";
import { hasFounderWord } from "./words/founder-words";

const BIO_MIN = 50;
const BIO_MAX = 2_000;
/** Segments of one person's card. */
const CARD_MAX = 24;
/** A longer line with a founder word is prose, not a role. */
const ROLE_LINE_MAX = 140;

/** Where a person's name and role stand. */
interface PersonPlace {
  snapshot: PageSnapshot;
  role: Spot;
  name: Spot;
}

interface FounderDetails {
  value: Omit<FounderValue, "name" | "role">;
  sources: SourceRef[];
}

/** Biography, photo and links of the box around name and role, when it is one person's alone. */
export function founderDetails(place: PersonPlace, own: OwnNames): FounderDetails {
  const { snapshot, role } = place;
  const members = cardOf(place);
  const bio = members.find((index) => index !== role.index && isBiography(snapshot, index));
  const photo = onlyOne(snapshot.images.filter((image) => members.includes(image.segment)));
  const accounts = snapshot.links
    .filter((link) => members.includes(link.segment))
    .flatMap((link) => accountLink(link, own));
  const cited = [bio, photo?.segment, ...accounts.map((one) => one.link.segment)].filter(
    (index) => index !== undefined,
  );
  return {
    value: {
      bio: bio === undefined ? null : (snapshot.segments[bio]?.text ?? null),
      photo_url: photo?.url ?? null,
      links: Object.fromEntries(accounts.toReversed().map((one) => [one.platform, one.link.url])),
    },
    sources: cited.map((index) => ({
      page: role.page,
      segment: index,
      start: 0,
      end: snapshot.segments[index]?.text.length ?? 0,
    })),
  };
}

/** Segments of the nearest box that holds both; none when it holds several founders or half the page. */
function cardOf({ snapshot, role, name }: PersonPlace): number[] {
  const block = name.segment.blocks.find((id) => id !== 0 && role.segment.blocks.includes(id));
  const members = block === undefined ? [] : segmentsOfBlock(snapshot, block);
  const roles = members.filter((index) => {
    const text = snapshot.segments[index]?.text ?? "";
    return text.length <= ROLE_LINE_MAX && hasFounderWord(text);
  });
  return members.length <= CARD_MAX && roles.length <= 1 ? members : [];
}

function isBiography(snapshot: PageSnapshot, index: number): boolean {
  const segment = snapshot.segments[index];
  const isLong = (text: string): boolean => text.length >= BIO_MIN && text.length <= BIO_MAX;
  return (
    segment !== undefined &&
    isProse(segment) &&
    isLong(segment.text) &&
    !/^["“„«»‚‘].*["”“«»’‘][.!]?$/su.test(segment.text)
  ); // their own words are none
}

function onlyOne(images: Image[]): Image | undefined {
  return images.length === 1 ? images[0] : undefined;
}

function accountLink(link: Link, own: OwnNames) {
  const account = accountOf(link.url);
  return account && !own.keys.includes(account.handle.toLowerCase()) ? [{ platform: account.platform, link }] : [];
}

import { z } from "zod";
import type { ProfileContent } from "@/lib/schemas/content";

/** A picture's address as content names it, and our copy, if it was a picture. */
const copy = z.object({
  wanted: z.string().nullable(),
  sha256: z.string().nullable(),
  /** It was a picture, and its user had no room left for it. */
  noRoom: z.literal(true).optional(),
});
type Copy = z.infer<typeof copy>;
/** `drafts.pictures` and `listings.pictures`: what was fetched for the addresses that the content named then. */
const pictures = z.object({ logo: copy, screenshot: copy, photos: z.array(copy).default([]) });
export type StoredPictures = z.infer<typeof pictures>;
/** A stored column; null before anything was fetched. */
type Column = Record<string, unknown> | null;

export interface PicturePaths {
  logo: string | null;
  screenshot: string | null;
  /** Founders' photos, by the address that names each. */
  photos: Record<string, string>;
}

/** The addresses that content names for pictures which we have to fetch; a path is a picture of ours already. */
export function wantedPictures({ fields, founders }: Pick<ProfileContent, "fields" | "founders">) {
  return {
    logo: foreign(fields.logo_url.value),
    screenshot: foreign(fields.screenshot_url.value),
    photos: [...new Set(founders.flatMap(({ photo_url }) => foreign(photo_url) ?? []))],
  };
}

/** Addresses that `after` names and `before` did not. */
export function newPictures(before: ProfileContent, after: ProfileContent): string[] {
  const known = addressesOf(before);
  return addressesOf(after).filter((address) => !known.includes(address));
}

function addressesOf(content: ProfileContent): string[] {
  const { logo, screenshot, photos } = wantedPictures(content);
  return [...new Set([logo, screenshot, ...photos].flatMap((address) => address ?? []))];
}

function foreign(address: string | null): string | null {
  return address?.startsWith("/") ? null : address;
}

/** What is kept of these columns for the content as it is now: copies of addresses that it no longer names are left out. */
export function keptPictures(content: ProfileContent, ...columns: Column[]): StoredPictures {
  const kept = columns.flatMap((column) => (column && pictures.safeParse(column).data) ?? []);
  const wanted = wantedPictures(content);
  return {
    logo: copyOf(
      wanted.logo,
      kept.map((one) => one.logo),
    ),
    screenshot: copyOf(
      wanted.screenshot,
      kept.map((one) => one.screenshot),
    ),
    photos: wanted.photos.flatMap((photo) => {
      const found = copyOf(
        photo,
        kept.flatMap((one) => one.photos),
      );
      return found.wanted ? [found] : [];
    }),
  };
}

/** Without `wanted` where nobody has looked yet. */
function copyOf(wanted: string | null, copies: Copy[]): Copy {
  const found = copies.filter((one) => wanted !== null && one.wanted === wanted);
  return found.find((one) => one.sha256) ?? found[0] ?? { wanted: null, sha256: null };
}

/** Without those that were refused for want of room: they are looked for again. */
export function withoutRefused({ logo, screenshot, photos }: StoredPictures): StoredPictures {
  const none = { wanted: null, sha256: null };
  return {
    logo: logo.noRoom ? none : logo,
    screenshot: screenshot.noRoom ? none : screenshot,
    photos: photos.filter((photo) => !photo.noRoom),
  };
}

/** Whether the content names a picture that nobody has looked for. */
export function lacksPictures(content: ProfileContent, kept: StoredPictures): boolean {
  const { logo, screenshot, photos } = wantedPictures(content);
  return logo !== kept.logo.wanted || screenshot !== kept.screenshot.wanted || photos.length !== kept.photos.length;
}

/** Path of each stored picture that the content names; null means: show none. */
export function picturePaths(content: ProfileContent, ...columns: Column[]): PicturePaths {
  const kept = keptPictures(content, ...columns);
  const pathOf = (address: string | null, { sha256 }: Copy) => {
    if (address?.startsWith("/")) return address;
    return sha256 && `/files/${sha256}.webp`;
  };
  const own = content.founders.flatMap(({ photo_url }) => (photo_url?.startsWith("/") ? [[photo_url, photo_url]] : []));
  const fetched = kept.photos.flatMap((one) => (one.sha256 ? [[one.wanted, pathOf(one.wanted, one)]] : []));
  return {
    logo: pathOf(content.fields.logo_url.value, kept.logo),
    screenshot: pathOf(content.fields.screenshot_url.value, kept.screenshot),
    photos: Object.fromEntries([...own, ...fetched]),
  };
}

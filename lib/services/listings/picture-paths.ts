import { z } from "zod";
import type { DraftContent } from "@/lib/services/drafts/content";

const stored = z.object({ wanted: z.string().nullable(), sha256: z.string().nullable() });
/** `drafts.pictures`: per picture the address the draft named when it was fetched, and the stored copy, if there is one. */
const pictures = z.object({ logo: stored, screenshot: stored, photos: z.array(stored).default([]) });
export type StoredPictures = z.infer<typeof pictures>;

export interface PicturePaths {
  logo: string | null;
  screenshot: string | null;
  /** Founders' photos, by the address that names each. */
  photos: Record<string, string>;
}

/** Path of each stored picture, while the draft still names the address it was fetched for; null means: show none. */
export function picturePaths(content: DraftContent, row: { pictures: Record<string, unknown> | null }): PicturePaths {
  const kept = pictures.safeParse(row.pictures).data;
  const pathOf = (kind: "logo" | "screenshot") =>
    kept?.[kind].sha256 && kept[kind].wanted === wantedPicture(content, kind) ? storedPath(kept[kind].sha256) : null;
  const photos = (kept?.photos ?? []).flatMap(({ wanted, sha256 }) =>
    wanted && sha256 ? [[wanted, storedPath(sha256)] as const] : [],
  );
  return { logo: pathOf("logo"), screenshot: pathOf("screenshot"), photos: Object.fromEntries(photos) };
}

function storedPath(sha256: string): string {
  return `/files/${sha256}.webp`;
}

/** The address a draft names for a picture. */
export function wantedPicture(content: DraftContent, kind: "logo" | "screenshot"): string | null {
  return content.fields[kind === "logo" ? "logo_url" : "screenshot_url"].value;
}

/** The addresses of its founders' photos. */
export function wantedPhotos({ founders }: DraftContent): string[] {
  return [...new Set(founders.flatMap(({ photo_url }) => photo_url ?? []))];
}

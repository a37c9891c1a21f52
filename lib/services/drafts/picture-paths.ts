import { z } from "zod";
import type { DraftContent } from "./content";

const stored = z.object({ wanted: z.string().nullable(), sha256: z.string().nullable() });
/** `drafts.pictures`: per kind the address the draft named when it was fetched, and the stored copy, if there is one. */
const pictures = z.object({ logo: stored, screenshot: stored });

/** Path of each stored picture, while the draft still names the address it was fetched for; null means: show none. */
export function picturePaths(content: DraftContent, row: { pictures: Record<string, unknown> | null }) {
  const parsed = pictures.safeParse(row.pictures);
  const pathOf = (kind: "logo" | "screenshot") => {
    const picture = parsed.success ? parsed.data[kind] : null;
    return picture?.sha256 && picture.wanted === wantedPicture(content, kind) ? `/files/${picture.sha256}.webp` : null;
  };
  return { logo: pathOf("logo"), screenshot: pathOf("screenshot") };
}

/** The address a draft names for a picture. */
export function wantedPicture(content: DraftContent, kind: "logo" | "screenshot"): string | null {
  return content.fields[kind === "logo" ? "logo_url" : "screenshot_url"].value;
}

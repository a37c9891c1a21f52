import { z } from "zod";
import { webUrl } from "./primitives";

/** Platform keys (decisions, Draft): twelve platforms plus `website` and `custom`. */
export const PLATFORM_KEYS = [
  "x",
  "linkedin",
  "github",
  "gitlab",
  "youtube",
  "instagram",
  "facebook",
  "tiktok",
  "discord",
  "reddit",
  "bluesky",
  "mastodon",
  "website",
  "custom",
] as const;
export const platformKey = z.enum(PLATFORM_KEYS);
export type PlatformKey = z.infer<typeof platformKey>;

/** Links by platform key as callers send them; null removes one. */
export const socialsInput = z.partialRecord(platformKey, webUrl.nullable());
/** Links by platform key as public pages show them. */
export const socials = z.partialRecord(platformKey, z.string());

/** What people call each platform. */
export const PLATFORM_LABELS: Record<PlatformKey, string> = {
  x: "X",
  linkedin: "LinkedIn",
  github: "GitHub",
  gitlab: "GitLab",
  youtube: "YouTube",
  instagram: "Instagram",
  facebook: "Facebook",
  tiktok: "TikTok",
  discord: "Discord",
  reddit: "Reddit",
  bluesky: "Bluesky",
  mastodon: "Mastodon",
  website: "Website",
  custom: "Other",
};

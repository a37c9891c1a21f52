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

/** Where accounts of a platform are; absent where every host may run one. */
const PLATFORM_DOMAINS: Partial<Record<PlatformKey, string[]>> = {
  x: ["x.com", "twitter.com"],
  linkedin: ["linkedin.com"],
  github: ["github.com"],
  youtube: ["youtube.com", "youtu.be"],
  instagram: ["instagram.com"],
  facebook: ["facebook.com", "fb.com"],
  tiktok: ["tiktok.com"],
  discord: ["discord.gg", "discord.com", "discordapp.com", "dsc.gg"],
  reddit: ["reddit.com"],
  bluesky: ["bsky.app"],
};
/** They stand for any address, also one on a platform. */
const ANYWHERE: readonly PlatformKey[] = ["website", "custom"];

/** What is wrong with a link under this key, or null. GitLab and Mastodon run on hosts of their own, but not on another platform's. */
function complaintOf(key: PlatformKey, url: string): string | null {
  if (ANYWHERE.includes(key) || !URL.canParse(url)) return null;
  const { hostname } = new URL(url);
  const isOn = (domain: string) => hostname === domain || hostname.endsWith(`.${domain}`);
  const own = PLATFORM_DOMAINS[key];
  if (own?.some(isOn)) return null;
  const other = PLATFORM_KEYS.find((one) => PLATFORM_DOMAINS[one]?.some(isOn));
  if (other) return `is a link to ${PLATFORM_LABELS[other]}; send it as "${other}"`;
  return own ? `must be a link on ${own.join(" or ")}; other addresses go into "website" or "custom"` : null;
}

const link = (key: PlatformKey) =>
  webUrl
    .superRefine((url, check) => {
      const complaint = complaintOf(key, url);
      if (complaint) check.addIssue({ code: "custom", message: complaint });
    })
    .nullable()
    .optional();

/** Links by platform key as callers send them; null removes one. */
export const socialsInput = z.strictObject({
  x: link("x"),
  linkedin: link("linkedin"),
  github: link("github"),
  gitlab: link("gitlab"),
  youtube: link("youtube"),
  instagram: link("instagram"),
  facebook: link("facebook"),
  tiktok: link("tiktok"),
  discord: link("discord"),
  reddit: link("reddit"),
  bluesky: link("bluesky"),
  mastodon: link("mastodon"),
  website: link("website"),
  custom: link("custom"),
} satisfies Record<PlatformKey, z.ZodType>);
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

import type { PlatformKey } from "@/lib/schemas/platforms";

/** Where a person has a page of their own; the fields that forms about people show. Others that are set stay as they are. */
export const PERSON_PLATFORMS: PlatformKey[] = ["website", "linkedin", "x", "github", "bluesky", "mastodon"];

import { type OwnNames, resemblesOwn } from "@/lib/drafting/reading/own-names";
import { keyOf } from "@/lib/drafting/text/spans";
import type { PlatformKey } from "@/lib/schemas/platforms";
import type { Link } from "@/lib/schemas/snapshot";
import { type Account, isFediverseHost, isNumbered } from "./accounts";

/** Rooms go by invitations, whose codes resemble nothing. */
export const COMMUNITIES = new Set<PlatformKey>(["discord", "reddit"]);
const INVITES = /\b(?:join|our|chat|community|talk|ask|help|server)\b/i;
/** Below this a link may as well be somebody else's. */
export const OWN_TRUST = 4;

interface Circumstances {
  own: OwnNames;
  /** On the start page, or on several. */
  isAgain: boolean;
  /** On most of the pages, as menus and footers are, whatever they are called. */
  isOnMost: boolean;
  /** Under a heading such as "Follow us". */
  isFollow: boolean;
  /** In a row with an account of the site's name. */
  isAmongNamed: boolean;
  isElsewhere: boolean;
}

/** A word or two: what a platform is called, and nothing of whose account it is. */
const LABEL = /^\S+(?:\s\S+)?$/u;

/** Letters that stand for an icon: "f", "in". */
const ICON_MAX = 2;

/** 4 and more is the site's own: by its name, by `rel=me`, or by standing in the frame of the pages. */
export function trustOf(
  link: Link,
  account: Account,
  { own, isAgain, isOnMost, isFollow, isAmongNamed, isElsewhere }: Circumstances,
): number {
  const isNamed = resemblesOwn(own, account.handle);
  const isMe = link.rel.includes("me");
  const isLabel = link.text.length <= ICON_MAX || LABEL.test(link.text);
  const isRow = isAmongNamed && isNumbered(account.handle) && isLabel && !isElsewhere;
  const isFrame = link.region === "footer" || link.region === "header" || link.region === "nav" || isOnMost || isRow;
  const isPersonal = /\/(?:in|u|user|people)\//.test(new URL(link.url).pathname);
  if (account.platform === "mastodon" && !isMe && !isFediverseHost(link.url) && !/mastodon|fediverse/i.test(link.text))
    return 0;
  if (isPersonal && !isNamed) return 0;
  const isShown = link.text.length <= ICON_MAX || namesPlatform(link, account.platform);
  const frame = isFrame ? 2 + (isAgain ? 1 : 0) + (isShown ? 1 : 0) : 0;
  const isInvite = isShown && COMMUNITIES.has(account.platform) && (isFollow || INVITES.test(link.text));
  let trust = (isInvite ? 4 : 0) + (isNamed ? 4 : 0) + (isMe ? 4 : 0) + frame + (isFollow && isShown ? 2 : 0);
  if (isElsewhere && !isFrame) trust -= 3;
  if (account.platform === "github" || account.platform === "gitlab") trust += codeTrust(link, account, own);
  return trust;
}

/** An organization's page before its repositories; repositories of others never. */
function codeTrust(link: Link, account: Account, own: OwnNames): number {
  const parts = new URL(link.url).pathname.split("/").filter(Boolean);
  if (parts.length === 1) return resemblesOwn(own, account.handle) ? 1 : 0;
  const repo = parts[1] ?? "";
  if (resemblesOwn(own, account.handle))
    return keyOf(repo) === keyOf(account.handle) || own.keys.includes(keyOf(repo)) ? 0 : -1;
  return own.keys.includes(keyOf(repo)) ? 2 : -9;
}

function namesPlatform(link: Link, platform: PlatformKey): boolean {
  const words: { [K in PlatformKey]?: RegExp } = { x: /twitter|^x$|\bx\b/i, discord: /discord|chat/i };
  return (words[platform] ?? new RegExp(platform, "i")).test(link.text);
}

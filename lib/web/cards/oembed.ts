import { element, XML_HEAD } from "../feeds/xml";
import { CARD_SIZE, type Card } from "./card";

/** What pages have cards: their paths are those of their pictures below /og. */
const WITH_CARDS = /^\/(?:listings|founders|stories|blog|launches)\/[\w-]+$|^\/compare\/[\w-]+\/[\w-]+$/;
const CACHE_SECONDS = 86_400;

/** Path of a page of the site that can be shown elsewhere; null for any other address. */
export function embeddedPath(address: string, baseUrl: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  return origin === baseUrl && WITH_CARDS.test(pathname) ? pathname : null;
}

/** For `alternates.types` of a page: where others learn how to show it (oembed.com, Discovery). */
export function embedLinks(path: string, baseUrl: string): Record<string, string> {
  const url = encodeURIComponent(baseUrl + path);
  return {
    "application/json+oembed": `/oembed?url=${url}&format=json`,
    "text/xml+oembed": `/oembed?url=${url}&format=xml`,
  };
}

export interface Embedded {
  card: Card;
  path: string;
  baseUrl: string;
  /** The most pixels that the asker has room for. */
  room: { width: number; height: number };
}

/** A page as others may show it: a link with a title and a picture, where there is room for it (oembed.com, 2.3.4.3). */
export function embedOf({ card, path, baseUrl, room }: Embedded): Record<string, string | number> {
  const hasRoom = CARD_SIZE.width <= room.width && CARD_SIZE.height <= room.height;
  return {
    version: "1.0",
    type: "link",
    title: card.parties.map(({ name }) => name).join(" and "),
    provider_name: card.siteName,
    provider_url: baseUrl,
    cache_age: CACHE_SECONDS,
    ...(hasRoom && {
      thumbnail_url: `${baseUrl}/og${path}.png`,
      thumbnail_width: CARD_SIZE.width,
      thumbnail_height: CARD_SIZE.height,
    }),
  };
}

/** The same as XML (oembed.com, 2.3.3). */
export function embedXml(embed: Record<string, string | number>): string {
  const parts = Object.entries(embed).map(([name, value]) => element(name, String(value)));
  return `${XML_HEAD}<oembed>${parts.join("")}</oembed>\n`;
}

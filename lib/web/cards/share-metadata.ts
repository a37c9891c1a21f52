import type { Metadata } from "next";
import type { Site } from "@/lib/core/context";
import { CARD_SIZE, type Card, cardHash } from "./card";

/** What other sites show beside a link to a page. */
export interface Shared {
  title: string;
  description?: string | undefined;
  /** Of the page. */
  path: string;
  /** Of its picture, below /og, without `.png`. */
  picture: string;
  card: Card;
  type?: "website" | "article" | "profile";
  publishedTime?: string;
  modifiedTime?: string;
}

const VERSION_LETTERS = 10;

/** A page's picture in metas. Its address changes with what it shows, so that nobody shows an old one. */
export function cardImage({ card, picture, title }: Pick<Shared, "card" | "picture" | "title">) {
  const url = `/og/${picture}.png?v=${cardHash(card).slice(0, VERSION_LETTERS)}`;
  return { url, ...CARD_SIZE, type: "image/png", alt: title };
}

/** Open Graph and Twitter metas of a page with a picture of its own. */
export function shareMetadata(site: Site, shared: Shared): Pick<Metadata, "openGraph" | "twitter"> {
  const { title, description, path, type = "website", publishedTime, modifiedTime } = shared;
  const images = [cardImage(shared)];
  const said = { title, ...(description && { description }) };
  const times = { ...(publishedTime && { publishedTime }), ...(modifiedTime && { modifiedTime }) };
  const openGraph = { siteName: site.name, locale: "en", url: path, images, ...said };
  return {
    openGraph: type === "article" ? { ...openGraph, type, ...times } : { ...openGraph, type },
    twitter: { card: "summary_large_image", ...said, images },
  };
}

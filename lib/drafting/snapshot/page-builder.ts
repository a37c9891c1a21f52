import { webAddress } from "@/lib/core/text/web-address";
import type { Image, Link, PageSnapshot, Segment, SegmentKind } from "@/lib/schemas/snapshot";
import { oneLine } from "./dom";

/** Segments kept of one page, and characters kept of one segment. */
const SEGMENTS_MAX = 6_000;
const TEXT_MAX = 8_000;
const ADDRESS_MAX = 2_048;

/** Where on the page something stands; inherited from the enclosing elements. */
export interface Place {
  region: Segment["region"];
  blocks: number[];
  /** The block of the nearest sectioning element. */
  section?: number | undefined;
  isTestimonial: boolean;
}

export const HEAD: Place = { region: "head", blocks: [0], isTestimonial: false };

export interface Piece {
  kind: SegmentKind;
  text: string;
  level?: number;
  name?: string;
  styled?: "name" | "ribbon";
  parent?: string;
}

/** Collects the segments, links and pictures of one page in document order. */
export class PageBuilder {
  readonly segments: Segment[] = [];
  readonly links: Link[] = [];
  readonly images: Image[] = [];
  readonly jsonLd: PageSnapshot["jsonLd"] = [];
  private blocks = 0;

  constructor(readonly baseUrl: string) {}

  /** True once the page has as many segments as are kept. */
  get isFull(): boolean {
    return this.segments.length >= SEGMENTS_MAX;
  }

  newBlock(): number {
    this.blocks += 1;
    return this.blocks;
  }

  /** Adds a segment and returns its index, or -1 when there is nothing to keep. */
  add(piece: Piece, place: Place): number {
    if (!piece.text || this.isFull) return -1;
    const text = piece.text.slice(0, TEXT_MAX);
    const { region, blocks, isTestimonial } = place;
    const section = piece.kind === "heading" && place.section ? { section: place.section } : {};
    const base = { text, region, block: blocks[0] ?? 0, blocks, isTestimonial, isBoilerplate: false };
    this.segments.push({ ...piece, ...base, ...section });
    return this.segments.length - 1;
  }

  addLink(link: { href: string; text: string; rel: string[]; sizes?: string }, place: Place): void {
    const href = oneLine(link.href);
    const url = this.resolve(href);
    if (!url || href.startsWith("#")) return;
    const segment = this.add({ kind: "link", text: href, name: "href" }, place);
    if (segment === -1) return;
    const { region, blocks, isTestimonial } = place;
    this.links.push({
      ...link,
      href,
      url,
      text: oneLine(link.text),
      region,
      segment,
      block: blocks[0] ?? 0,
      blocks,
      isTestimonial,
    });
  }

  addImage(image: Pick<Image, "src" | "alt" | "hint" | "linksTo" | "width" | "height">, place: Place): void {
    const src = oneLine(image.src);
    const alt = oneLine(image.alt);
    if (alt) this.add({ kind: "alt", text: alt, name: "alt" }, place);
    const url = this.resolve(src);
    if (!url || !/^https?:/.test(url)) return;
    const segment = this.add({ kind: "image", text: src, name: "src" }, place);
    if (segment === -1) return;
    const { region, blocks, isTestimonial } = place;
    this.images.push({ ...image, src, alt, url, region, segment, block: blocks[0] ?? 0, blocks, isTestimonial });
  }

  /** Absolute address of a reference, or undefined when it is none that a visitor can follow. */
  resolve(reference: string): string | undefined {
    if (!reference || reference.length > ADDRESS_MAX || !URL.canParse(reference, this.baseUrl)) return undefined;
    const { href, protocol } = new URL(reference, this.baseUrl);
    return /^(?:mailto|tel):$/.test(protocol) ? href : (webAddress(href) ?? undefined);
  }
}

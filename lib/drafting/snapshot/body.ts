import { STRUCK } from "@/lib/drafting/text/joined-figures";
import { accessibleName, holdsText } from "./accessible-name";
import { attribute, cleanText, isElement, names, oneLine } from "./dom";
import { drawnScreens } from "./drawn-screen";
import { InlineText, type Role } from "./inline-text";
import { isIconName, isPermalink, isScripted, isStruck, Layout } from "./layout";
import type { PageBuilder, Place } from "./page-builder";
import type { Document, Element, Node } from "./parse";
import { isPraise } from "./praise";
import { isSectioning, regionWithin } from "./region";
import { hintOf, isCents, isSetOff, isShownAsLine, roleOf, styledAs } from "./role";
import { isHidden, type Visibility } from "./sight/hidden";

const LINK_TEXT_MAX = 300;
/** Characters that a heading of several boxes may have: a heading that was never closed ends there. */
const HEADING_MAX = 200;
/** Elements that a heading within them is over, and nothing beyond. */
const SECTION = new Set(["section", "article", "aside"]);
/** Characters read of one run of text without any markup. */
const RUN_MAX = 20_000;

interface Frame extends Place {
  role: Role;
  /** Stands within a heading, which the element around it or one further out opened. */
  isInHeading: boolean;
  isSectioned: boolean;
  /** Within words of others. */
  isPraise: boolean;
  /** Within a screen drawn for show. */
  isDrawn: boolean;
  /** Within `<sup>`, or called cents: figures there are not those before. */
  isRaised: boolean;
  /** Struck through: no longer so. */
  isStruck: boolean;
  linksTo?: string;
}
type Step = { enter: Node; before: Node | undefined; frame: Frame } | { leave: Element; frame: Frame; link?: OpenLink };
interface OpenLink {
  element: Element;
  text: string;
}

/** Reads the visible text, links and pictures of a page in document order. */
export function readBody(document: Document, builder: PageBuilder, visibility: Visibility): void {
  new BodyReader(builder, visibility).read(document);
}

class BodyReader {
  private readonly layout = new Layout();
  private readonly inline: InlineText;
  private readonly openLinks: OpenLink[] = [];
  private drawn = new Set<Element>();

  constructor(
    private readonly builder: PageBuilder,
    private readonly visibility: Visibility,
  ) {
    this.inline = new InlineText(builder);
  }

  read(document: Document): void {
    this.drawn = drawnScreens(document);
    const top: Frame = {
      region: "main",
      blocks: [0],
      isTestimonial: false,
      isInHeading: false,
      isSectioned: false,
      isPraise: false,
      isDrawn: false,
      isRaised: false,
      isStruck: false,
      role: { kind: "text" },
    };
    const steps: Step[] = document.childNodes
      .toReversed()
      .map((node) => ({ enter: node, before: undefined, frame: top }));
    for (let step = steps.pop(); step && !this.builder.isFull; step = steps.pop()) {
      if ("leave" in step) this.leave(step.leave, step.frame, step.link);
      else if (isElement(step.enter)) this.enter(step.enter, step, steps);
      else if ("value" in step.enter) this.addText(step.enter.value, step.frame);
    }
    this.inline.flush();
  }

  private addText(value: string, frame: Frame): void {
    const text = cleanText(value.slice(0, RUN_MAX));
    const shown =
      frame.isStruck && /\d/.test(text) ? text.replace(/[^\s\p{L}]*\d/u, (figure) => STRUCK + figure) : text;
    this.inline.push(shown, frame, frame.role, frame.isRaised);
    for (const link of this.openLinks) if (link.text.length < LINK_TEXT_MAX) link.text += value.slice(0, LINK_TEXT_MAX);
  }

  private enter(
    element: Element,
    { frame: outer, before }: { frame: Frame; before: Node | undefined },
    steps: Step[],
  ): void {
    if (element.tagName === "br" || isShownAsLine(element)) this.inline.lineBreak(outer.role);
    if (element.tagName === "img") this.addImage(element, outer);
    if (isPermalink(element) || isIconName(element)) return;
    if (isHidden(element, this.visibility)) {
      if (holdsText(element)) this.inline.gap();
      return;
    }
    const isBlock = this.layout.breaksText(element);
    if (isBlock) this.breakText(outer.role.kind === "heading");
    else if (isScripted(element)) this.inline.gap();
    else this.inline.between(isSetOff(element, before) ? " " : this.layout.between(before, element));
    const frame = this.frameOf(element, outer);
    this.addMicrodata(element, frame);
    const link = element.tagName === "a" && attribute(element, "href") ? { element, text: "" } : undefined;
    if (link) this.openLinks.push(link);
    steps.push({ leave: element, frame, ...(link ? { link } : {}) });
    for (let i = element.childNodes.length - 1; i >= 0; i -= 1) {
      const child = element.childNodes[i];
      if (child) steps.push({ enter: child, frame, before: element.childNodes[i - 1] });
    }
  }

  private leave(element: Element, frame: Frame, link?: OpenLink): void {
    if (link) this.closeLink(link, frame);
    if (this.layout.breaksText(element)) this.breakText(frame.isInHeading);
  }

  /** Boxes within a heading are its lines; anywhere else they end the run of text. */
  private breakText(isInHeading: boolean): void {
    if (isInHeading && this.inline.length < HEADING_MAX) this.inline.gap();
    else this.inline.flush();
  }

  private closeLink(link: OpenLink, frame: Frame): void {
    this.openLinks.pop();
    const text = oneLine(link.text) || accessibleName(link.element);
    const rel = names(link.element, "rel").map((one) => one.toLowerCase());
    const href = attribute(link.element, "href") ?? "";
    this.inline.after(() => this.builder.addLink({ href, text: text.slice(0, LINK_TEXT_MAX), rel }, frame));
  }

  private frameOf(element: Element, outer: Frame): Frame {
    const href = element.tagName === "a" ? attribute(element, "href") : undefined;
    const isPraised = outer.isPraise || isPraise(element);
    // The caption of a drawing is the site's own word.
    const isDrawn = element.tagName !== "figcaption" && (outer.isDrawn || this.drawn.has(element));
    const blocks = this.layout.isGroup(element) ? [this.builder.newBlock(), ...outer.blocks] : outer.blocks;
    return {
      region: regionWithin(element, outer.region, outer.isSectioned),
      blocks,
      section: blocks !== outer.blocks && SECTION.has(element.tagName) ? blocks[0] : outer.section,
      isTestimonial: isPraised || isDrawn,
      isPraise: isPraised,
      isDrawn,
      isSectioned: outer.isSectioned || isSectioning(element),
      role: this.styledRole(element, outer.role),
      isInHeading: outer.role.kind === "heading",
      isRaised: outer.isRaised || isCents(element),
      isStruck: outer.isStruck || isStruck(element),
      ...(href || outer.linksTo ? { linksTo: href ?? outer.linksTo } : {}),
    };
  }

  /** What a box is called holds for its own text, not for the boxes within it. */
  private styledRole(element: Element, outer: Role): Role {
    const role: Role = this.layout.isCard(element) ? { kind: "text" } : roleOf(element, outer);
    const styled = styledAs(element) ?? (this.layout.breaksText(element) ? undefined : outer.styled);
    if (role.styled === styled) return role;
    const { styled: _, ...bare } = role;
    return styled ? { ...bare, styled } : bare;
  }

  private addMicrodata(element: Element, frame: Frame): void {
    const itemprop = attribute(element, "itemprop");
    const content = attribute(element, "content");
    if (!itemprop || !content || element.tagName === "meta") return;
    this.inline.after(() =>
      this.builder.add({ kind: "meta", text: oneLine(content), name: `itemprop:${itemprop}` }, frame),
    );
  }

  private addImage(element: Element, frame: Frame): void {
    const size = (name: string) => Number.parseInt(attribute(element, name) ?? "", 10) || undefined;
    const [width, height] = [size("width"), size("height")];
    if (isHidden(element, this.visibility) || (width ?? 9) <= 2 || (height ?? 9) <= 2) return;
    const lazy = ["data-src", "data-lazy-src", "data-original"].map((name) => attribute(element, name)).find(Boolean);
    const src = attribute(element, "src") ?? "";
    const linksTo = frame.linksTo && this.builder.resolve(frame.linksTo);
    const image = { src: lazy ?? src, alt: attribute(element, "alt") ?? "", hint: hintOf(element) };
    this.inline.after(() =>
      this.builder.addImage(
        { ...image, ...(linksTo && { linksTo }), ...(width && { width }), ...(height && { height }) },
        // A picture in a drawn frame shows the product.
        { ...frame, isTestimonial: frame.isPraise },
      ),
    );
  }
}

import { parseFragment } from "parse5";
import { cleanText } from "./dom";

/** One string or number of a JSON-LD block. */
export interface Leaf {
  text: string;
  /** `Type.key` of the nearest typed object, such as `Organization.name`. */
  name: string;
  /** `Type.key` that the object hangs from, such as `Organization.founder`; empty at the top. */
  parent: string;
  /** Ids of the enclosing objects within the block, nearest first; 0 is the block's root. */
  objects: number[];
  isReview: boolean;
}

/** Leaves read from one block. */
const LEAVES_MAX = 2_000;
/** Characters read of one block. */
const BLOCK_MAX = 300_000;
const DEPTH_MAX = 40;
const TEXT_MAX = 10_000;

/** Parses one JSON-LD block, forgiving what publishers get wrong; undefined when it cannot be read. */
export function parseJsonLd(raw: string): unknown {
  const bare = unwrap(raw.slice(0, BLOCK_MAX));
  const flat = () => bare.replace(/\p{Cc}/gu, " ");
  const attempts = [
    () => bare,
    flat,
    () =>
      flat()
        .replace(/,\s*(?=[}\]])/g, "")
        .replace(/;$/, ""),
  ];
  for (const attempt of attempts) {
    try {
      return JSON.parse(attempt());
    } catch {
      // The next attempt forgives more.
    }
  }
  return undefined;
}

/** Takes off the comment and CDATA marks that some publishers put around the block. */
function unwrap(raw: string): string {
  const open = raw.search(/[{[]\s*["{[\]}]/);
  const close = Math.max(raw.lastIndexOf("}"), raw.lastIndexOf("]]>") === -1 ? raw.lastIndexOf("]") : -1);
  return open === -1 ? "" : raw.slice(open, close + 1);
}

interface Place {
  key: string;
  type: string;
  parent: string;
  objects: number[];
  isReview: boolean;
  depth: number;
  /** Within what a reference stands for: those there are not followed, since they may lead back. */
  isReferred: boolean;
}

/** Who made something is often told once, and referred to by `@id` where it matters. */
const REFERRING = /^(?:founders?|author|creator|worksFor)$/;
/** Objects of a block that are looked through for what references mean, and references that are followed. */
const NAMED_MAX = 5_000;
const FOLLOWED_MAX = 50;

/** Every string and number of a block in document order; a reference to who made something stands for the object it names. */
export function leavesOf(data: unknown): Leaf[] {
  const leaves: Leaf[] = [];
  let objects = 0;
  let followed = 0;
  const named = namedObjects(data);
  const isFollowed = (place: Place) => REFERRING.test(place.key) && !place.isReferred && followed < FOLLOWED_MAX;
  const visit = (value: unknown, place: Place): void => {
    if (leaves.length >= LEAVES_MAX || place.depth > DEPTH_MAX) return;
    const depth = place.depth + 1;
    if (Array.isArray(value)) {
      for (const one of value) visit(one, { ...place, depth });
    } else if (isFollowed(place) && isReference(value) && named.has(value["@id"])) {
      followed += 1;
      visit(named.get(value["@id"]), { ...place, depth, isReferred: true });
    } else if (typeof value === "object" && value !== null) {
      const type = typeName(value) ?? place.type;
      const isReview = place.isReview || /review$/i.test(type) || /^reviews?$/.test(place.key);
      const parent = place.key ? `${place.type}.${place.key}` : place.parent;
      const { isReferred } = place;
      const inner = { type, parent, isReview, depth, isReferred, objects: [objects, ...place.objects] };
      objects += 1;
      for (const [key, one] of Object.entries(value)) visit(one, { ...inner, key });
    } else if (typeof value === "string" || typeof value === "number") {
      const text = leafText(String(value));
      const { type, key, parent, isReview } = place;
      if (text) leaves.push({ text, name: `${type}.${key}`, parent, objects: place.objects, isReview });
    }
  };
  visit(data, { key: "", type: "", parent: "", objects: [], isReview: false, depth: 0, isReferred: false });
  return leaves;
}

/** Nothing but the `@id` of an object told elsewhere. */
function isReference(value: unknown): value is { "@id": string } {
  if (typeof value !== "object" || value === null || !("@id" in value) || typeof value["@id"] !== "string")
    return false;
  return Object.keys(value).every((key) => key === "@id" || key === "@type");
}

/** Objects of a block by their `@id`. */
function namedObjects(data: unknown): Map<string, unknown> {
  const named = new Map<string, unknown>();
  const open: unknown[] = [data];
  for (let seen = 0; open.length > 0 && seen < NAMED_MAX; seen += 1) {
    const value = open.pop();
    if (typeof value !== "object" || value === null) continue;
    const id = "@id" in value ? value["@id"] : undefined;
    if (typeof id === "string" && !isReference(value) && !named.has(id)) named.set(id, value);
    open.push(...Object.values(value).slice(0, NAMED_MAX));
  }
  return named;
}

function typeName(value: object): string | undefined {
  const type = "@type" in value ? value["@type"] : undefined;
  const first = Array.isArray(type) ? type[0] : type;
  return typeof first === "string" ? first.replace(/^.*[/#:]/, "") : undefined;
}

/** Publishers put HTML and entities into JSON-LD text: tags and new lines become `\n`, entities are decoded. */
function leafText(value: string): string {
  const short = value.slice(0, TEXT_MAX);
  const lines = short.includes("<") ? short.replace(/<[a-z/!][^<>]*>/gi, "\n") : short;
  const decoded = lines.includes("&") ? decodeEntities(lines) : lines;
  return cleanText(decoded)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?[\n\r][\s]*/g, "\n")
    .trim();
}

function decodeEntities(text: string): string {
  const root = parseFragment(text.replace(/</g, "&lt;"));
  return root.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

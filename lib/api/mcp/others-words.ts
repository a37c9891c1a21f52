import { asSchema, outputSchema } from "@/lib/api/call/json-schema";
import type { AnyOperation } from "@/lib/core/operation";

/** By these fields an object tells that somebody else's words are in it: a website's quotes, an owner's texts. */
const TELLING: string[][] = [
  ["headline"],
  ["quote"],
  ["question", "answer"],
  ["bio"],
  ["name", "url"],
  ["title", "body"],
];
/** Others' words too where an answer has such an object in it, and where it is one. */
const PARTS = ["seo", "listing", "story", "milestones", "stories", "socials", "pages"];
const TEXTS = ["name", "role", "bio", "headline", "summary", "description"];

const known = new WeakMap<AnyOperation, string[]>();

/** Fields of an operation's answer that hold texts of websites and owners, so that a model can tell them from ours. */
export function writtenByOthers(operation: AnyOperation): string[] {
  const found = known.get(operation);
  if (found) return found;
  const { properties = {} } = outputSchema(operation);
  const names = Object.keys(properties);
  const telling = names.filter((name) => holdsTelling(properties[name]));
  const beside = [...(telling.length > 0 ? PARTS : []), ...(isTelling(properties) ? TEXTS : [])];
  const made = names.filter((name) => telling.includes(name) || beside.includes(name));
  known.set(operation, made);
  return made;
}

const isTelling = (properties: object) => TELLING.some((fields) => fields.every((name) => name in properties));

function holdsTelling(given: unknown): boolean {
  const { properties = {}, items, anyOf = [], additionalProperties } = asSchema(given);
  if (isTelling(properties)) return true;
  return [...Object.values(properties), items, additionalProperties, ...anyOf].some(
    (one) => one !== undefined && holdsTelling(one),
  );
}

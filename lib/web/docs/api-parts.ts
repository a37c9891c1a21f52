import { operations } from "@/lib/api/registry";
import type { AnyOperation, Toolset } from "@/lib/core/operation";

/** One part of the reference, in reading order. */
export interface ApiPart {
  title: string;
  /** What the part is for, with tool names in the order of their use. */
  text: string;
  operations: AnyOperation[];
}

const PARTS: Record<Toolset, Omit<ApiPart, "operations">> = {
  read: { title: "Read the directory", text: "No sign-in. Answers carry an ETag and may be cached." },
  drafts: {
    title: "Submit a product",
    text: "A website becomes a draft with quotes: submit_listing, get_draft until it is ready, update_draft, submit_draft. What comes out is a listing, not yet published.",
  },
  listings: {
    title: "Your listings",
    text: "What you own, whatever its state: list_my_listings and get_my_listing read it, choose_free_listing queues it for a launch week.",
  },
  orders: { title: "Orders", text: "Price an order and prepare its checkout. A person pays, in the browser." },
};

/** The operations by part; parts without any are left out. */
export function apiParts(): ApiPart[] {
  return Object.entries(PARTS)
    .map(([toolset, part]) => ({ ...part, operations: operations.filter((one) => one.toolset === toolset) }))
    .filter((part) => part.operations.length > 0);
}

/** The operations before and after one, in reading order. */
export function neighboursOf(name: string): { before: AnyOperation | undefined; after: AnyOperation | undefined } {
  const all = apiParts().flatMap((part) => part.operations);
  const at = all.findIndex((one) => one.name === name);
  return { before: all[at - 1], after: all[at + 1] };
}

import { z } from "zod";
import { AppError, invalid, moved, notFound, raced } from "@/lib/core/errors";
import { type AnyOperation, defineOperation, Existing } from "@/lib/core/operation";
import { pageOf, pageQuery, toPage } from "@/lib/core/pagination";
import { resolveWeek } from "@/lib/core/week";
import { line, slug } from "@/lib/schemas/primitives";

const thing = z.object({ name: z.string(), tags: z.array(z.string()), is_open: z.boolean() });
const made = z.object({ name: z.string(), run: z.number().int() });

/** A promise that a test opens. */
export class Gate {
  #open: () => void = () => undefined;
  readonly opened = new Promise<void>((resolve) => {
    this.#open = resolve;
  });
  open(): void {
    this.#open();
  }
}

interface State {
  /** How often an operation did its work. */
  runs: number;
  /** What the name "slow" waits for. */
  gate: Gate;
  /** Opens when a slow run began. */
  started: Gate;
}

/** Operations about nothing, one per kind of behaviour, so that the pipeline is tested apart from the service. */
export function sampleOperations() {
  const state: State = { runs: 0, gate: new Gate(), started: new Gate() };
  const operations = [...publicReads(state), thingWeek, myThing, ...writes(state), ...bucketWrites(state)];
  const sample = (name: string): AnyOperation => {
    const found = operations.find((operation) => operation.name === name);
    if (!found) throw new Error(`There is no sample operation ${name}.`);
    return found;
  };
  return { state, operations, sample };
}

const common = { toolset: "read", title: "A thing", summary: "For tests of the pipeline only." } as const;

function publicReads(state: State): AnyOperation[] {
  return [
    defineOperation({
      ...{ ...common, name: "search_things", method: "GET", path: "/things", access: "public" },
      input: z.strictObject({
        q: z.string().max(50).optional(),
        tags: z.array(z.string()).default([]),
        is_open: z.boolean().default(false),
        ...pageQuery,
      }),
      output: pageOf(thing),
      async run({ input }) {
        state.runs += 1;
        const one = { name: input.q ?? "any", tags: input.tags, is_open: input.is_open, secret: "never shown" };
        return toPage([one], 1, input);
      },
    }),
    defineOperation({
      ...{ ...common, name: "get_thing", method: "GET", path: "/things/{slug}", access: "public" },
      input: z.strictObject({ slug }),
      output: thing,
      example: { slug: "a-thing" },
      async run({ input }) {
        if (input.slug === "missing") throw notFound("thing");
        if (input.slug === "former") throw moved("thing", "today", "/things/today");
        return { name: input.slug, tags: [], is_open: true };
      },
    }),
  ];
}

const thingWeek = defineOperation({
  ...{ ...common, name: "get_thing_week", method: "GET", path: "/things/weeks/{week}", access: "public" },
  input: z.strictObject({ week: z.string() }),
  output: z.object({ week: z.string() }),
  example: { week: "current" },
  async run({ ctx, input }) {
    const week = resolveWeek(input.week, ctx.now);
    if (!week) throw invalid("/week", "is no ISO week", "Use a week such as 2026-W48.");
    return { week };
  },
});

const myThing = defineOperation({
  ...{ ...common, name: "get_my_thing", method: "GET", path: "/me/thing", access: "account:read" },
  input: z.strictObject({}),
  output: z.object({ owner: z.string() }),
  async run({ ctx }) {
    return { owner: ctx.actor.type === "api_key" ? ctx.actor.email : ctx.actor.type };
  },
});

const write = { ...common, access: "listings:write" } as const;

function writes(state: State): AnyOperation[] {
  return [
    defineOperation({
      ...{ ...write, name: "add_thing", method: "POST", path: "/things", idempotent: true, status: 201 },
      input: z.strictObject({ name: line(40), notes: z.object({ text: z.string() }).strict().optional() }),
      output: made,
      errors: ["conflict"],
      example: { name: "a thing" },
      run: ({ input }) => addThing(state, input.name),
    }),
    defineOperation({
      ...{ ...write, name: "edit_thing", method: "PATCH", path: "/my-things/{thing_id}", idempotent: true },
      input: z.strictObject({ thing_id: z.number().int().min(1), name: line(40) }),
      output: made,
      example: { thing_id: 1, name: "a thing" },
      run: ({ input }) => addThing(state, input.name),
    }),
    defineOperation({
      ...{ ...write, name: "note_thing", method: "PUT", path: "/thing-notes", idempotent: true },
      input: z.strictObject({ name: line(40), notes: z.object({ text: z.string() }).strict() }),
      output: z.object({ name: z.string(), notes: z.object({ text: z.string() }) }),
      example: { name: "a thing", notes: { text: "about it" } },
      async run({ input }) {
        await addThing(state, input.name);
        return input;
      },
      again: async ({ input }) => input,
    }),
    defineOperation({
      ...{ ...write, name: "delete_thing", method: "DELETE", path: "/my-things/{thing_id}", idempotent: true },
      input: z.strictObject({ thing_id: z.number().int().min(1) }),
      output: made,
      example: { thing_id: 1 },
      run: ({ input }) => addThing(state, `${input.thing_id}`),
    }),
  ];
}

/** Those with a bucket of their own. */
function bucketWrites(state: State): AnyOperation[] {
  return [
    defineOperation({
      ...{ ...write, name: "draft_thing", method: "POST", path: "/thing-drafts", bucket: "drafts", idempotent: true },
      input: z.strictObject({ name: line(40) }),
      output: made,
      example: { name: "a thing" },
      status: 201,
      location: ({ name }) => `/things/${name}`,
      findsExisting: true,
      async run({ input }) {
        const one = await addThing(state, input.name);
        return input.name === "existing" ? new Existing(one) : one;
      },
    }),
    defineOperation({
      ...{ ...write, name: "price_thing", method: "POST", path: "/thing-prices", bucket: "promo", readOnly: true },
      input: z.strictObject({ promo_code: z.string().optional() }),
      output: made,
      async run({ input }) {
        if (input.promo_code && input.promo_code !== "RIGHT")
          throw invalid("/promo_code", "is not a code", "Check the code.");
        return addThing(state, "price");
      },
    }),
  ];
}

async function addThing(state: State, name: string) {
  state.runs += 1;
  const { runs } = state;
  if (name === "fault") throw new Error("a fault that tells of table users and /srv/app");
  if (name === "clash") throw new AppError("conflict", "There is such a thing.", "Choose another name.");
  if (name === "early" && runs === 1) throw new AppError("draft_not_ready", "It is not ready.", "Send it again later.");
  if (name === "raced" && runs === 1) throw raced("Somebody else was faster.");
  if (name === "refused") throw invalid("/name", "is refused", "Choose another name.");
  if (name === "slow") {
    state.started.open();
    await state.gate.opened;
  }
  return { name, run: runs };
}

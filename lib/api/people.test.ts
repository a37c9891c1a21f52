import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { isAppError } from "@/lib/api/call/faults";
import type { AnyExecutable, AnyOperation } from "@/lib/core/operation";
import { pathNames } from "@/lib/core/operation";
import { STORY_PLACES } from "@/lib/core/statuses";
import { addMilestone } from "@/lib/services/owner/editing/add-milestone";
import { getMyListing } from "@/lib/services/owner/get-my-listing";
import { SURFACES } from "@/lib/testing/api/matrix/surfaces";
import { type MatrixWorld, openWorld, stranger } from "@/lib/testing/api/matrix/world";
import { pageOperations } from "@/lib/testing/api/page-operations";
import { apiKeyFor, sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { type SampleSite, startSampleSite } from "@/scripts/sample-site/server";
import { execute } from "./call/execute";
import { contextFor } from "./process/app";
import { operations } from "./registry";

/** The listing of the story that the examples tell. */
const LISTING = 1001;
/** Whose things an operation is about, by where its path begins. */
const ABOUT = [
  { begins: "/me/listings/{listing_id}", isShared: true },
  { begins: "/drafts/{id}", isShared: false },
  { begins: "/claims/{claim_id}", isShared: false },
  { begins: "/orders/{number}", isShared: false },
];
/** What the owner of a listing does alone; a co-founder is told so. */
const OWNERS_ALONE = ["choose_free_listing"];
/** Operations that name the listing in their body, and whether anybody may call them. */
const IN_BODY = new Map([
  ["claim_listing", true],
  ["quote_order", false],
  ["create_checkout", false],
]);

/** How these refuse a listing that is another's: as one that is missing, which among what is ordered is an option of no use. */
const REFUSED = [403, 404, 422];

/** What page operations about a listing need beside its id. */
const MORE = new Map<string, object>([
  ["get_listing_version", { version: 2 }],
  ["revert_listing_version", { version: 2 }],
  ["invite_to_listing", { email: "somebody@people.example" }],
  ["revoke_invite", { invite_id: "inv_00000000000000000000" }],
  ["remove_cofounder", { user_id: "nobody" }],
  ["save_story_draft", { texts: {} }],
  ["publish_story", { seen: Object.fromEntries(STORY_PLACES.map((place) => [place, "a mark of nothing seen"])) }],
  ["preview_update", { title: "Tides of two more harbours", body: "Read on every chart from today on." }],
]);
/** Those that anybody calls about a listing that anybody sees. */
const ANYBODYS = [
  "follow_listing",
  "unfollow_listing",
  "get_my_follow",
  "cast_vote",
  "take_back_vote",
  "find_my_claim",
];
/** Called last: whoever called it is a co-founder no more. */
const LEAVING = "leave_listing";
/** Page operations that are the owner's alone. */
const PAGES_OWNERS_ALONE = ["invite_to_listing", "revoke_invite", "remove_cofounder"];

/** What others of them tell a co-founder, beyond what they were sent. */
const TOLD = new Map([["publish_story", "precondition_failed"]]);

const OUTSIDERS = ["stranger", "former", "invited"] as const;
type Who = (typeof OUTSIDERS)[number] | "cofounder";
type Person = Awaited<ReturnType<typeof stranger>>;

const dataDir = useTemporaryFolder();
let site: SampleSite;
let world: MatrixWorld;
let people: Record<Who, Person>;

beforeAll(async () => {
  site = await startSampleSite();
  vi.stubEnv("DATA_DIR", dataDir());
  vi.stubEnv("CRAWLER_HOST_MAP", JSON.stringify(site.hostMap));
  const [rest] = SURFACES;
  if (!rest) throw new Error("there is no surface");
  world = await openWorld(rest);
  await world.prepare(getMyListing);
  people = await bringPeople();
});
afterAll(async () => {
  await world.close();
  await site.close();
});

/** Everybody who has something to do with the listing and does not own it. */
async function bringPeople(): Promise<Record<Who, Person>> {
  const { db } = world.app;
  const t = schema.listings;
  const [row] = await db.select().from(t).where(eq(t.id, LISTING));
  if (!row) throw new Error(`the story has no listing ${LISTING}`);
  const [cofounder, former, invited] = [await stranger(world), await stranger(world), await theInvited()];
  const joinedAt = world.clock.now();
  await db.insert(schema.cofounders).values({ companyId: row.companyId, userId: cofounder.user.id, joinedAt });
  // the company moved to its owner of today; the draft that the former one wrote stays with them
  await createDraft(db, { userId: former.user.id, siteId: row.siteId, listingId: LISTING, status: "submitted" });
  return { stranger: await stranger(world), former, invited, cofounder };
}

/** Whom the example of invite_cofounder invites. */
async function theInvited(): Promise<Person> {
  const { db } = world.app;
  const [invite] = await db.select().from(schema.cofounderInvites);
  if (!invite) throw new Error("the story invites nobody");
  const user = await createUser(db, { email: invite.email });
  return { user, key: await apiKeyFor(db, user) };
}

const needsAccount = operations.filter(({ access }) => access !== "public");
const aboutOne = needsAccount.filter(({ path }) => pathNames(path).length > 0);
const aboutAll = needsAccount.filter(({ path }) => pathNames(path).length === 0);

async function answerTo(who: Who, operation: AnyOperation) {
  await world.prepare(operation);
  return world.call({ ...world.own(operation), key: people[who].key });
}

describe.each(aboutOne.map((one) => [one.name, one] as const))("%s", (name, operation) => {
  const about = ABOUT.find(({ begins }) => operation.path.startsWith(begins));

  it.each(OUTSIDERS)("knows nothing of the object for the %s", async (who) => {
    const { status, code } = await answerTo(who, operation);
    expect({ status, code }).toEqual({ status: 404, code: "not_found" });
  });

  it("is a co-founder's as far as it is about the listing, and not the owner's alone", async () => {
    expect(about, `Say in ABOUT of lib/api/people.test.ts whose things ${operation.path} is about.`).toBeDefined();
    const { status, text } = await answerTo("cofounder", operation);
    const allowed = OWNERS_ALONE.includes(name) ? 403 : operation.status;
    expect(status, text).toBe(about?.isShared ? allowed : 404);
  });
});

describe("a draft whose listing has changed hands", () => {
  it("invites nobody to it any more", async () => {
    const d = schema.drafts;
    const [draft] = await world.app.db.select().from(d).where(eq(d.userId, people.former.user.id));
    const invite = operations.find((one) => one.name === "invite_cofounder");
    if (!invite || !draft) throw new Error("there is no draft to invite to");
    const input = { id: draft.id, email: "friend@people.example" };
    const answer = await world.call({ ...world.own(invite), input, key: people.former.key });
    expect([answer.status, answer.code]).toEqual([404, "not_found"]);
    const drafts = world.app.db.$count(schema.cofounderInvites, eq(schema.cofounderInvites.draftId, draft.id));
    expect(await drafts).toBe(0);
  });
});

describe.each(aboutAll.map((one) => [one.name, one] as const))("%s", (name, operation) => {
  const isNamed = () => /\b1001\b/.test(JSON.stringify(world.own(operation).input));

  it.each(OUTSIDERS)("tells the %s nothing of the listing", async (who) => {
    const { status, text } = await answerTo(who, operation);
    if (isNamed()) {
      expect(IN_BODY.has(name), `Say in IN_BODY of lib/api/people.test.ts who may call ${name}.`).toBe(true);
      if (!IN_BODY.get(name)) expect(REFUSED).toContain(status);
      return;
    }
    expect(status).toBeLessThan(300);
    if (name !== "list_my_drafts" || who !== "former") expect(text).not.toMatch(/"(listing_)?id":1001\b/);
  });

  it("is the owner's alone where the listing is named, for a co-founder too", async () => {
    const { status, text } = await answerTo("cofounder", operation);
    if (isNamed() && !IN_BODY.get(name)) expect(REFUSED, text).toContain(status);
    else expect(status, text).toBeLessThan(300);
    if (name === "list_my_listings") expect(text).toMatch(/"listing_id":1001\b/);
  });
});

/** What only pages call about a listing, by whoever is signed in. */
const pages = (await pageOperations())
  .filter(({ access, name, input }) => access === "session" && "listing_id" in input.shape && !ANYBODYS.includes(name))
  .toSorted((one, other) => Number(one.name === LEAVING) - Number(other.name === LEAVING));

describe.each(pages.map((one) => [one.name, one] as const))("the page operation %s", (name, operation) => {
  it.each(OUTSIDERS)("knows nothing of the listing for the %s", async (who) => {
    expect(await outcomeOf(who, operation)).toBe("not_found");
  });

  it("is a co-founder's unless it is the owner's alone", async () => {
    const allowed = PAGES_OWNERS_ALONE.includes(name) ? "forbidden" : (TOLD.get(name) ?? "ok");
    expect(await outcomeOf("cofounder", operation)).toBe(allowed);
  });
});

async function outcomeOf(who: Who, operation: AnyExecutable): Promise<string> {
  await world.prepare(addMilestone); // after an edit
  const call = { host: null, actor: sessionActor(people[who].user), surface: "web" } as const;
  const ctx = await contextFor(world.app, { ...call, address: null, requestId: "req_people" });
  try {
    await execute(operation, ctx, { listing_id: LISTING, ...MORE.get(operation.name) });
    return "ok";
  } catch (error) {
    if (isAppError(error)) return error.code;
    throw error;
  }
}

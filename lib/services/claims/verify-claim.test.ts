import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { useApp } from "@/lib/testing/api/app";
import { useClaiming } from "@/lib/testing/api/claiming";
import { page, redirect, text } from "@/lib/testing/drafting/sites";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";

const app = useApp({ operations: [] });
const claiming = useClaiming(app);
const dataDir = useTemporaryFolder();
const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.stubEnv("DATA_DIR", dataDir());
  const { routes, zone, domain } = claiming();
  for (const path of Object.keys(routes)) delete routes[path];
  for (const name of Object.keys(zone)) delete zone[name];
  routes["/"] = page("Hedgerow");
  zone[domain] = { NS: [] };
});

const headOf = (tag: string) =>
  `<!doctype html><html lang="en"><head>${tag}<title>A</title></head><body><p>Hedgerow</p><a href="/about">About</a></body></html>`;

describe("verify_claim by meta tag", () => {
  const open = async () => {
    const listing = await claiming().listing();
    return { listing, ...(await claiming().claimed(listing.slug, "meta_tag")) };
  };

  it("hands a listing without owner over as soon as the tag stands on the home page", async () => {
    const { listing, actor, id, value } = await open();
    claiming().routes["/"] = headOf(value);
    const answer = await claiming().verify(actor, id);
    expect(answer).toMatchObject({ status: "verified", methods: [], checked: { method: "meta_tag", found: true } });
    expect(await claiming().ownerOf(listing.id)).toBe(actor.userId);
    expect(await claiming().verify(actor, id)).toEqual(answer);
  });

  it.each([
    ["is nowhere", () => ({}), /not in the HTML of https:\/\/hedgerow\.example\//],
    [
      "stands on another page",
      (tag: string) => ({ "/": headOf(""), "/about": headOf(tag) }),
      "The tag stands on /about; it must stand on the home page, https://hedgerow.example/.",
    ],
    ["stands in the body", (tag: string) => ({ "/": `<p>Words</p>${tag}` }), /in the page's <body>/],
    ["has another value", () => ({ "/": headOf('<meta name="launchyard-claim" content="old">') }), /another value/],
    ["is in a comment", (tag: string) => ({ "/": headOf(`<!-- ${tag} -->`) }), /not in the HTML/],
    ["is in noscript", (tag: string) => ({ "/": headOf(`<noscript>${tag}</noscript>`) }), /not in the HTML/],
    ["is closed to us by robots.txt", () => ({ "/robots.txt": text("User-agent: *\nDisallow: /") }), /robots\.txt/],
    ["is on a page that fails", () => ({ "/": { status: 500, body: "no" } }), /HTTP status 500/],
    ["is on another domain", () => ({ "/": redirect("https://one.github.io/") }), /another website/],
  ])("says what to do where the tag %s", async (_where, routesOf, detail) => {
    const { listing, actor, id, value } = await open();
    app().clock.advance(DAY_MS + 1); // robots.txt is remembered for a day
    Object.assign(claiming().routes, routesOf(value));
    const { status, checked } = await claiming().verify(actor, id);
    expect({ status, found: checked.found }).toEqual({ status: "pending", found: false });
    expect(checked.detail).toMatch(detail);
    expect(await claiming().ownerOf(listing.id)).toBeNull();
  });

  it("takes no tag of another claim: of somebody else, of another listing, of an older claim", async () => {
    const { listing, actor, id } = await open();
    const other = await claiming().listing();
    const theirs = await claiming().claimed(listing.slug, "meta_tag");
    const elsewhere = await claiming().claim(actor, { slug: other.slug, method: "meta_tag" });
    const newer = await claiming().claim(actor, { slug: listing.slug, method: "meta_tag" });
    const older = await claiming().verify(actor, id);
    expect(older).toMatchObject({ status: "superseded", checked: { found: false } });
    const tagOf = (one: typeof elsewhere) => one.methods.find(({ method }) => method === "meta_tag")?.value ?? "";
    claiming().routes["/"] = headOf(theirs.value + tagOf(elsewhere));
    expect(await claiming().verify(actor, newer.claim_id)).toMatchObject({
      status: "pending",
      checked: { found: false },
    });
    expect(await claiming().ownerOf(listing.id)).toBeNull();
  });

  it("proves nothing once the listing's website is on another domain", async () => {
    const { listing, actor, id, value } = await open();
    claiming().routes["/"] = headOf(value);
    const moved = { url: "https://one.github.io/" };
    await app().db.update(schema.listings).set(moved).where(eq(schema.listings.id, listing.id));
    const { checked } = await claiming().verify(actor, id);
    expect(checked).toMatchObject({ found: false, detail: expect.stringContaining("moved to another domain") });
  });

  it("ends after fourteen days, whatever stands there by then", async () => {
    const { listing, actor, id, value } = await open();
    claiming().routes["/"] = headOf(value);
    app().clock.advance(14 * DAY_MS);
    expect(await claiming().verify(actor, id)).toMatchObject({
      status: "expired",
      methods: [],
      checked: { found: false },
    });
    expect(await claiming().ownerOf(listing.id)).toBeNull();
  });

  it("lets one of two win who prove it at the same time; the other's proof waits for an admin", async () => {
    const listing = await claiming().listing();
    const both = [
      await claiming().claimed(listing.slug, "meta_tag"),
      await claiming().claimed(listing.slug, "meta_tag"),
    ];
    claiming().routes["/"] = headOf(both.map(({ value }) => value).join(""));
    const answers = await Promise.all(both.map(({ actor, id }) => claiming().verify(actor, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["pending", "verified"]);
    const winner = both[answers.findIndex(({ status }) => status === "verified")]?.actor;
    expect(await claiming().ownerOf(listing.id)).toBe(winner?.userId);
    expect(answers.find(({ status }) => status === "pending")?.proven_at).not.toBeNull();
    expect(await claiming().mailsTo(winner?.email ?? "")).toEqual(["claim_disputed"]);
  });

  it("stops looking after sixty times an hour", async () => {
    const { actor, id } = await open();
    const u = {
      bucket: "claim_checks",
      subject: `user:${actor.userId}`,
      windowStart: new Date(Math.floor(app().now().getTime() / 3_600_000) * 3_600_000),
    };
    await app()
      .db.insert(schema.rateLimits)
      .values({ ...u, count: 60 });
    await expect(claiming().verify(actor, id)).rejects.toMatchObject({ code: "rate_limited" });
  });
});

describe("verify_claim by file", () => {
  const PATH = "/.well-known/launchyard-claim.txt";
  it.each([
    ["holds the value", (value: string) => text(`${value}\n`), null],
    ["is not there", () => ({ status: 404, body: "" }), /HTTP status 404/],
    ["holds another value", () => text("something else"), /another value/],
    ["is empty", () => text(""), /empty/],
    ["holds the value within a line", (value: string) => text(`x${value}`), /another value/],
    ["is a web page", () => page("Hedgerow"), /web page/],
    ["is elsewhere", () => redirect("https://one.github.io/"), /another website/],
  ])("tells where the file %s", async (_what, routeOf, detail) => {
    const listing = await claiming().listing({ url: "https://hedgerow.example/app?x=1" });
    const { actor, id, value } = await claiming().claimed(listing.slug, "well_known_file");
    claiming().routes[PATH] = routeOf(value);
    const { status, checked } = await claiming().verify(actor, id);
    expect(status).toBe(detail ? "pending" : "verified");
    if (detail) expect(checked.detail).toMatch(detail);
  });
});

describe("verify_claim by DNS", () => {
  const NAME = "_launchyard.hedgerow.example";
  it.each([
    ["stands there", (value: string) => ({ [NAME]: { TXT: ["other", value] } }), null],
    ["is nowhere", () => ({}), /no TXT record at _launchyard\.hedgerow\.example/],
    ["has an old value", () => ({ [NAME]: { TXT: ["launchyard-claim=old"] } }), /with an old value/],
    ["is another", () => ({ [NAME]: { TXT: ["v=spf1 -all"] } }), /another text/],
    [
      "stands at the domain",
      (value: string) => ({ "hedgerow.example": { TXT: [value] } }),
      "The record stands at hedgerow.example; it must stand at _launchyard.hedgerow.example.",
    ],
  ])("tells where the record %s", async (_what, zoneOf, detail) => {
    const listing = await claiming().listing();
    const { actor, id, value } = await claiming().claimed(listing.slug, "dns_txt");
    Object.assign(claiming().zone, zoneOf(value));
    const { status, checked } = await claiming().verify(actor, id);
    expect(status).toBe(detail ? "pending" : "verified");
    if (detail) expect(checked.detail).toMatch(detail);
  });
});

describe("verify_claim by badge", () => {
  it.each([
    ["stands on the home page", (html: string) => ({ "/": html }), null],
    ["is nowhere", () => ({}), /No visible badge/],
    [
      "is without the claim's code",
      (html: string) => ({ "/": html.replace(/\?claim=\w+/, "") }),
      /does not carry the code/,
    ],
    [
      "has another claim's code",
      (html: string) => ({ "/": html.replace(/\?claim=\w+/, "?claim=x") }),
      /does not carry/,
    ],
    ["is hidden", (html: string) => ({ "/": `<div hidden>${html}</div>` }), /No visible badge/],
    [
      "stands on another page",
      (html: string) => ({ "/badge": html, "/": page("A", { "/badge": "Badge" }) }),
      /home page/,
    ],
    ["is on a site that fails", () => ({ "/": { status: 500, body: "" } }), /could not be read/],
  ])("tells where the badge %s", async (_what, routesOf, detail) => {
    const listing = await claiming().listing();
    const { actor, id, value } = await claiming().claimed(listing.slug, "badge");
    Object.assign(claiming().routes, routesOf(value));
    const { status, checked } = await claiming().verify(actor, id);
    expect(status).toBe(detail ? "pending" : "verified");
    if (detail) expect(checked.detail).toMatch(detail);
  });
});

describe("verify_claim by a mailed code", () => {
  const EMAIL = "hello@hedgerow.example";
  const open = async () => {
    const listing = await claiming().listing();
    return { listing, ...(await claiming().claimed(listing.slug, "email_code")) };
  };

  /** The code of the newest mail. */
  async function mailed(): Promise<string> {
    const folder = join(dataDir(), "outbox");
    const newest = (await readdir(folder)).toSorted().at(-1) ?? "";
    return /^Subject: (\d{6}) /m.exec(await readFile(join(folder, newest), "utf8"))?.[1] ?? "";
  }
  const wrong = (code: string) => (code === "000000" ? "111111" : "000000");

  it("sends none to a host below the domain that is not the listing's own", async () => {
    const { actor, id } = await open();
    const asking = claiming().verify(actor, id, { email: "one@students.hedgerow.example" });
    await expect(asking).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("sends a code to an address at the domain, and takes it once", async () => {
    const { listing, actor, id } = await open();
    const asked = await claiming().verify(actor, id, { email: EMAIL });
    expect(asked.checked).toMatchObject({ found: false, detail: expect.stringContaining(`sent to ${EMAIL}`) });
    expect(await claiming().verify(actor, id, { code: await mailed() })).toMatchObject({ status: "verified" });
    expect(await claiming().ownerOf(listing.id)).toBe(actor.userId);
    const [row] = await app().db.select().from(schema.claims).where(eq(schema.claims.id, id));
    expect(row?.codeHash).toBeNull();
  });

  it("keeps the code itself nowhere in the database", async () => {
    const { actor, id } = await open();
    await claiming().verify(actor, id, { email: EMAIL });
    const code = await mailed();
    const [row] = await app().db.select().from(schema.claims).where(eq(schema.claims.id, id));
    const staged = await app().db.select().from(schema.outbox);
    expect(JSON.stringify([row?.codeHash, row?.lastCheck, staged])).not.toContain(code);
  });

  it.each([
    ["someone@people.example", "another domain"],
    ["hello@nothedgerow.example", "a domain that ends like it"],
    ["hello@hedgerow.example.evil.example", "a name below another domain"],
  ])("sends none to %s: %s", async (email) => {
    const { actor, id } = await open();
    const refused = claiming().verify(actor, id, { email });
    await expect(refused).rejects.toMatchObject({
      code: "validation_failed",
      extras: { errors: [{ pointer: "/email" }] },
    });
  });

  it("takes five tries of one code, even at once, and then not the right one", async () => {
    const { listing, actor, id } = await open();
    await claiming().verify(actor, id, { email: EMAIL });
    const code = await mailed();
    const tries = Array.from({ length: 5 }, () => claiming().verify(actor, id, { code: wrong(code) }));
    const details = (await Promise.all(tries)).map(({ checked }) => checked.detail);
    expect(details.filter((detail) => detail.includes("no tries are left"))).toHaveLength(1);
    const answer = await claiming().verify(actor, id, { code });
    expect(answer.checked).toMatchObject({ found: false, detail: expect.stringContaining("tried 5 times") });
    expect(await claiming().ownerOf(listing.id)).toBeNull();
  });

  it("takes it for ten minutes", async () => {
    const { actor, id } = await open();
    await claiming().verify(actor, id, { email: EMAIL });
    const code = await mailed();
    app().clock.advance(600_000);
    const { checked } = await claiming().verify(actor, id, { code });
    expect(checked.detail).toMatch(/10 minutes/);
  });

  it("takes no code of another claim", async () => {
    const [first, second] = [await open(), await open()];
    await claiming().verify(first.actor, first.id, { email: EMAIL });
    const code = await mailed();
    app().clock.advance(3_600_000);
    const none = await claiming().verify(second.actor, second.id, { code });
    expect(none.checked.detail).toMatch(/No code was sent yet/);
    await claiming().verify(second.actor, second.id, { email: EMAIL });
    expect((await claiming().verify(second.actor, second.id, { code })).status).toBe("pending");
  });

  it("sends five codes for a claim, and not one more", async () => {
    const { actor, id } = await open();
    for (let i = 0; i < 5; i += 1) {
      app().clock.advance(3_600_000);
      await claiming().verify(actor, id, { email: EMAIL });
    }
    await expect(claiming().verify(actor, id, { email: EMAIL })).rejects.toMatchObject({ code: "limit_reached" });
  });
});

describe("verify_claim", () => {
  it("asks which method where none was chosen", async () => {
    const actor = await claiming().person();
    const { claim_id } = await claiming().claim(actor, { slug: (await claiming().listing()).slug });
    await expect(claiming().verify(actor, claim_id)).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("hides a claim from everybody else", async () => {
    const { id } = await claiming().claimed((await claiming().listing()).slug, "meta_tag");
    await expect(claiming().verify(await claiming().person(), id)).rejects.toMatchObject({ code: "not_found" });
  });
});

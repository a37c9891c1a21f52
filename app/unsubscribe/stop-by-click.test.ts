import { like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { connect, schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { EVENTS } from "@/lib/core/events";
import { followerMailsLink } from "@/lib/services/addresses/follower-mails-link";
import { followToken } from "@/lib/services/follows/follow-links";
import { followListing } from "@/lib/services/follows/follow-listing";
import { sendStaged } from "@/lib/services/mail/send-staged";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { freePort } from "@/lib/testing/steady/free-port";
import { stopByClick } from "./stop-by-click";

const app = useApp({ operations: [] });

describe("a click on unsubscribe in a mail program", () => {
  it("is answered 404 where the link leads nowhere, and 503 where it can be tried again", async () => {
    const ctx = await app().context();
    expect((await stopByClick(ctx, "nowhere")).status).toBe(404);
    const { db, close } = connect(`postgres://nobody@127.0.0.1:${await freePort()}/nothing`, 1);
    expect((await stopByClick({ ...ctx, db }, "nowhere")).status).toBe(503);
    await close();
  });

  it("says of a follower that is gone that its address follows nothing, and not that its follow ended", async () => {
    const [ref, ctx] = [{ followerId: `fo_${"0".repeat(20)}`, listingId: 1 }, await app().context()];
    const answer = await stopByClick(ctx, await followToken("stop", ref));
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("follows nothing any more")]);
  });

  it("ends an owner's mails of new followers by the link in them, also of one that waits to be sent", async () => {
    const { db, siteId } = app();
    const [owner, reader] = [await createUser(db), await createUser(db)];
    const { id: listing_id } = await createListing(db, { siteId, ownerId: owner.id });
    const follower = await app().context(sessionActor(reader), { surface: "web" });
    await execute(followListing, follower, { listing_id });
    const [row] = await db
      .select()
      .from(schema.outbox)
      .where(like(schema.outbox.key, `new_follower:${listing_id}:%`));
    const mail = EVENTS["mail.requested"].parse(row?.data);
    const { headers } = await followerMailsLink("https://a.example", mail.follower_mail?.user_id ?? "");
    const [, link = ""] = /link=([\w-]+)/.exec(headers["List-Unsubscribe"]) ?? [];
    const ctx = await app().context();
    expect(
      (
        await stopByClick(
          ctx,
          link.replace(/.$/, (last) => (last === "0" ? "1" : "0")),
        )
      ).status,
    ).toBe(404);
    expect((await stopByClick(ctx, link)).status).toBe(200);
    const staged = { key: "k", name: "mail.requested" as const, data: {}, at: ctx.now };
    expect(await sendStaged(ctx, ctx.site, staged, mail)).toBe("unwanted");
  });
});

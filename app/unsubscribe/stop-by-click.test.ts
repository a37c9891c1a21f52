import { describe, expect, it } from "vitest";
import { connect } from "@/db/client";
import { useApp } from "@/lib/testing/api/app";
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
});

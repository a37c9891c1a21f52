import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { draftPartApart } from "@/lib/drafting/draft-apart";
import { draftPart } from "@/lib/drafting/draft-part";
import { packed } from "@/lib/testing/drafting/packed";
import { tidewell } from "@/lib/testing/drafting/tidewell";
import { runApart, TooCostly } from "./run-apart";

const page = { url: "https://acme.test/", fetchedAt: new Date("2026-11-20T09:00:00Z"), sha256: "0" };
const ADA = { user: "ada" };
const SLOW_HTML = "<p>Acme. a@acme.test. ".repeat(100_000);

describe("a thread", () => {
  it("drafts what would be drafted here", async () => {
    const reading = tidewell();
    for (const part of ["identity", "commercial"] as const)
      expect(await draftPartApart(part, packed(reading), ADA)).toEqual(draftPart(part, reading));
  });

  it("is ended when a page takes too long, and the next page is read by another", async () => {
    const reading = runApart("snapshot", { html: SLOW_HTML, page }, { ...ADA, deadlineMs: 1 });
    await expect(reading).rejects.toThrow(TooCostly);
    expect(await runApart("snapshot", { html: "<title>Acme</title>", page }, ADA)).toMatchObject({ title: "Acme" });
  });

  it("is not asked again once it was ended", async () => {
    const input = { html: "<title>Acme</title>", page };
    await runApart("snapshot", input, ADA);
    const late = runApart("snapshot", { html: SLOW_HTML, page }, { ...ADA, deadlineMs: 50 });
    const next = late.catch(() => runApart("snapshot", input, { ...ADA, deadlineMs: 4_000 }));
    await expect(late).rejects.toThrow(TooCostly);
    expect(await next).toMatchObject({ title: "Acme" });
  });

  it("is not asked again where its answer arrives once it was ended", async () => {
    const posted = vi.spyOn(Worker.prototype, "cpuUsage");
    onTestFinished(() => void posted.mockRestore());
    const input = { html: "<title>Acme</title>", page };
    await runApart("snapshot", input, ADA);
    posted.mockResolvedValueOnce({ user: 0, system: 0 }).mockResolvedValueOnce({ user: 9e9, system: 0 });
    const late = runApart("snapshot", input, { ...ADA, deadlineMs: 1 });
    await nextTurn(); // the thread has it
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400); // this one is busy: deadline and answer both wait
    await late.catch(() => undefined); // whichever came first
    await nextTurn();
    posted.mockRestore();
    expect(await runApart("snapshot", input, { ...ADA, deadlineMs: 4_000 })).toMatchObject({ title: "Acme" });
  });

  it("has its time in computing, however long it waits for a processor, up to eight times as long", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const input = { html: SLOW_HTML, page };
    const waiting = runApart("snapshot", input, ADA);
    await nextTurn(); // the thread has it
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await waiting).toBeDefined();
    const waitingOn = runApart("snapshot", input, ADA);
    const ended = expect(waitingOn).rejects.toThrow(TooCostly);
    await nextTurn();
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.advanceTimersByTimeAsync(10_000);
    await ended;
  });

  it("passes a fault of ours on as one", async () => {
    await expect(runApart("outline", { html: "", url: "no address" }, ADA)).rejects.toThrow(/Invalid URL/);
  });

  it("leaves this one free", async () => {
    await runApart("outline", { html: "", url: page.url }, ADA);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const pages = Array.from({ length: 4 }, () =>
      runApart("snapshot", { html: SLOW_HTML, page }, { ...ADA, deadlineMs: 60_000 }),
    );
    await Promise.all(pages);
    delay.disable();
    expect(delay.percentile(90) / 1e6).toBeLessThan(100);
  });

  it("is there for another user at once, however much one of them brought", async () => {
    const first = await Promise.all(
      ["ada", "ada", "ben"].map((user) => runApart("outline", { html: "", url: page.url }, { user })),
    );
    expect(first).toHaveLength(3);
    const ended: string[] = [];
    const note = (user: string) => () => void ended.push(user);
    const long = Array.from({ length: 6 }, () =>
      runApart("snapshot", { html: SLOW_HTML, page }, { ...ADA, deadlineMs: 60_000 }).then(note("ada")),
    );
    const short = runApart("outline", { html: "<title>Ben", url: page.url }, { user: "ben" }).then(note("ben"));
    await Promise.all([...long, short]);
    expect(ended.indexOf("ben")).toBeLessThan(3);
  });
});

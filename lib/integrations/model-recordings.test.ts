import { readdirSync } from "node:fs";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { startModelServer } from "@/lib/testing/drafting/lying-model";
import { temporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { ModelError } from "./model";
import { askRecorded, MissingRecording } from "./model-recordings";

const question = {
  instructions: "Find the name.",
  text: "S0 title: Tidewell",
  schema: z.object({ name: z.string() }),
  timeoutMs: 5_000,
};

/** A server that says so, and how to ask it while keeping what it says. */
async function recorded(reply: Parameters<typeof startModelServer>[0]) {
  const server = await startModelServer(reply);
  onTestFinished(server.close);
  const folder = await temporaryFolder();
  const recording = { ...server.config, recordings: { folder, isReplayed: false } };
  const replaying = { apiKey: "", model: "liar-1", recordings: { folder, isReplayed: true } };
  return { server, folder, recording, replaying };
}

describe("recordings of a model", () => {
  it("answer the same question again with the same tokens, without a key and without a server", async () => {
    const { server, recording, replaying, folder } = await recorded(() => ({ answer: { name: "Tidewell" } }));
    const first = await askRecorded(recording, question);
    const again = await askRecorded(replaying, question);
    expect(again).toEqual(first);
    expect(server.requests).toHaveLength(1);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it("say clearly that another question was never recorded", async () => {
    const { recording, replaying } = await recorded(() => ({ answer: { name: "Tidewell" } }));
    await askRecorded(recording, question);
    const other = askRecorded(replaying, { ...question, text: "S0 title: Boatyard" });
    await expect(other).rejects.toThrow(MissingRecording);
    await expect(other).rejects.toThrow(/No recording of this question at .*Record again/);
  });

  it("repeat that the model gave no usable answer, and why", async () => {
    const { recording, replaying } = await recorded(() => ({ text: "I cannot help with that." }));
    await expect(askRecorded(recording, question)).rejects.toThrow(ModelError);
    await expect(askRecorded(replaying, question)).rejects.toMatchObject({
      reason: "unusable_answer",
      spent: { calls: 2, inputTokens: 2_000 },
    });
  });
});

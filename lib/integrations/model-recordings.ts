import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { askModel, type ModelAnswer, type ModelConfig, ModelError, type ModelQuestion } from "./model";

const recording = z.object({
  model: z.string(),
  instructions: z.string(),
  text: z.string(),
  /** Null where the model gave none; `failed` says why. */
  answer: z.unknown(),
  failed: z.enum(["timeout", "refused", "unreachable", "unusable_answer"]).nullable(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  calls: z.number(),
});
type Recording = z.infer<typeof recording>;

/** A question that is to be answered from recordings, and is in none of them. */
export class MissingRecording extends Error {
  override name = "MissingRecording";
}

/** Asks the model; with recordings, what it answers is kept, or what was kept is answered. */
export async function askRecorded<T>(config: ModelConfig, question: ModelQuestion<T>): Promise<ModelAnswer<T>> {
  const { recordings, model } = config;
  if (!recordings) return askModel(config, question);
  if (recordings.isReplayed) return replayed(recordings.folder, question);
  try {
    const answered = await askModel(config, question);
    keepRecording(recordings.folder, question, { model, failed: null, ...answered });
    return answered;
  } catch (error) {
    if (error instanceof ModelError)
      keepRecording(recordings.folder, question, { model, failed: error.reason, answer: null, ...error.spent });
    throw error;
  }
}

function replayed<T>(folder: string, question: ModelQuestion<T>): ModelAnswer<T> {
  const { answer, failed, inputTokens, outputTokens, calls } = findRecording(folder, question);
  const spent = { inputTokens, outputTokens, calls };
  if (failed) throw new ModelError(failed, spent);
  return { answer: question.schema.parse(answer), ...spent };
}

function fileOf(folder: string, { instructions, text, schema }: ModelQuestion<unknown>): string {
  const hash = createHash("sha256").update(JSON.stringify([instructions, text, z.toJSONSchema(schema)]));
  return join(folder, `${hash.digest("hex").slice(0, 32)}.json`);
}

/** Keeps what a model answered. A later answer to the same question takes the place of an earlier one. */
function keepRecording(
  folder: string,
  question: ModelQuestion<unknown>,
  answered: Omit<Recording, "instructions" | "text">,
): void {
  mkdirSync(folder, { recursive: true });
  const { instructions, text } = question;
  writeFileSync(fileOf(folder, question), JSON.stringify({ instructions, text, ...answered }, null, 1));
}

/** What was answered to the question when it was recorded. Throws MissingRecording where it was not. */
function findRecording(folder: string, question: ModelQuestion<unknown>): Recording {
  const file = fileOf(folder, question);
  if (existsSync(file)) return recording.parse(JSON.parse(readFileSync(file, "utf8")));
  throw new MissingRecording(
    `No recording of this question at ${file}: pages, instructions or the shape of answers differ from those recorded. Record again with a model's key.`,
  );
}

import { type Env, env } from "@/lib/core/env";
import { DRAFT_PARTS, type DraftedPart, type SiteReading } from "@/lib/drafting/candidate";
import { draftPartWithModel, type ModelUsage } from "@/lib/drafting/model/draft-with-model";
import { packSnapshot } from "@/lib/drafting/snapshot/packed";
import { type ModelConfig, modelConfig } from "@/lib/integrations/model";

/** Folders given on the command line: at most one of them. */
export interface RecordingFlags {
  /** Questions and answers are kept there. */
  record?: string | undefined;
  /** Answers come from there, without a key. */
  replay?: string | undefined;
}

/** The model to draft with: that of the settings, or the answers recorded of one. Ends the process where there is neither. */
export function modelFrom({ record, replay }: RecordingFlags): ModelConfig {
  if (replay) return { apiKey: "", model: "recorded", recordings: { folder: replay, isReplayed: true } };
  const configured = modelConfig(env());
  if (!configured) {
    console.error("No model: set OPENAI_API_KEY (see .env.example), or give a folder of recordings with --replay.");
    process.exit(1);
  }
  return record ? { ...configured, recordings: { folder: record, isReplayed: false } } : configured;
}

/** For one question: nobody waits here but who asked. */
const QUESTION_MS = 60_000;

/** Every part of a draft with what the model did for it. */
export async function draftWithModel(
  model: ModelConfig,
  reading: SiteReading,
  aiInputAllowed: boolean,
): Promise<(DraftedPart & { usage: ModelUsage })[]> {
  const packed = { ...reading, pages: reading.pages.map((page) => packSnapshot(page).json) };
  const options = { user: "local", model, aiInputAllowed, timeoutMs: QUESTION_MS };
  const parts = [];
  for (const part of DRAFT_PARTS) parts.push(await draftPartWithModel(part, packed, options));
  return parts;
}

type Prices = Pick<Env, "OPENAI_INPUT_USD_PER_MTOK" | "OPENAI_OUTPUT_USD_PER_MTOK">;

/** "4,812 tokens in, 350 out, $0.0021"; without prices in the settings the tokens alone. */
export function costOf(used: Pick<ModelUsage, "inputTokens" | "outputTokens">, prices: Prices): string {
  const tokens = `${used.inputTokens.toLocaleString("en")} tokens in, ${used.outputTokens.toLocaleString("en")} out`;
  const { OPENAI_INPUT_USD_PER_MTOK: input, OPENAI_OUTPUT_USD_PER_MTOK: output } = prices;
  if (input === undefined || output === undefined) return tokens;
  const usd = (used.inputTokens * input + used.outputTokens * output) / 1_000_000;
  return `${tokens}, $${usd.toFixed(4)}`;
}

/** Sum of what several parts used. */
export function totalOf(used: ModelUsage[]): Pick<ModelUsage, "inputTokens" | "outputTokens"> {
  const sum = (key: "inputTokens" | "outputTokens") => used.reduce((total, one) => total + one[key], 0);
  return { inputTokens: sum("inputTokens"), outputTokens: sum("outputTokens") };
}

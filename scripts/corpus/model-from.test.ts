import { expect, it } from "vitest";
import { costOf } from "./model-from";

it("tells what a draft cost where the prices are set, and its tokens alone where they are not", () => {
  const used = { inputTokens: 4_812, outputTokens: 350 };
  const prices = { OPENAI_INPUT_USD_PER_MTOK: 0.25, OPENAI_OUTPUT_USD_PER_MTOK: 2 };
  expect(costOf(used, prices)).toBe("4,812 tokens in, 350 out, $0.0019");
  expect(costOf(used, {})).toBe("4,812 tokens in, 350 out");
  expect(costOf(used, { OPENAI_INPUT_USD_PER_MTOK: 0.25 })).toBe("4,812 tokens in, 350 out");
});

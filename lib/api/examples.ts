import type { ErrorCode } from "@/lib/core/errors";
import recorded from "./examples.json";
import type { Problem } from "./http/problem";

/** Where the recorded answers were given; lib/web/docs/docs-examples.test.ts records them from the running service. */
const RECORDED_ORIGIN = "https://launchyard.example";

const answers: Record<string, unknown> = recorded.answers;
const problems: Partial<Record<ErrorCode, Problem>> = recorded.problems;

/** What an operation answered to its example, as the site at `baseUrl` would; undefined where nothing was recorded. */
export function exampleAnswer(name: string, baseUrl: string): unknown {
  return at(baseUrl, answers[name]);
}

/** A problem document with this code, as the site at `baseUrl` would answer it; undefined for codes the API never gives. */
export function exampleProblem(code: ErrorCode, baseUrl: string): Problem | undefined {
  return at(baseUrl, problems[code]);
}

function at<T>(baseUrl: string, value: T): T {
  return value === undefined ? value : JSON.parse(JSON.stringify(value).replaceAll(RECORDED_ORIGIN, baseUrl));
}

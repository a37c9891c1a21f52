import { relative } from "node:path";
import { z } from "zod";
import { readJson, unhandledErrors } from "./test-reports";

/** Longest excerpt of one failure's message, in lines: what was expected and where, without the whole stack. */
const MESSAGE_LINES = 12;

const vitestFailures = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(""),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
  unhandled: unhandledErrors,
});

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
    }),
  ),
});
const suite = z.object({
  specs: z.array(spec).default([]),
  get suites() {
    return z.array(suite).default([]);
  },
});
type Suite = z.infer<typeof suite>;
const playwrightFailures = z.object({ suites: z.array(suite) });

/**
 * Failed tests of vitest's JSON report: file, name and the beginning of the message. A file that did not load, or whose hook failed, is
 * one, and so is an error that no test met.
 */
export async function vitestFailed(file: string): Promise<string[]> {
  const parsed = vitestFailures.safeParse(await readJson(file));
  if (!parsed.success) return [];
  const { testResults, unhandled } = parsed.data;
  const failed = testResults.flatMap((one) => {
    const path = relative(process.cwd(), one.name);
    const failed = one.assertionResults.filter((test) => test.status === "failed");
    if (one.status === "failed" && failed.length === 0)
      return [told(path, one.assertionResults.length === 0 ? "did not load" : "a hook of the file", one.message)];
    return failed.map((test) => told(path, test.fullName, test.failureMessages?.[0]));
  });
  const pathOf = (name: string) => (name === "" ? "the run" : relative(process.cwd(), name));
  return [...failed, ...unhandled.map(({ name, message }) => told(pathOf(name), "an error that no test met", message))];
}

/** Failed journeys of playwright's JSON report, with those that passed only when repeated. */
export async function playwrightFailed(file: string): Promise<string[]> {
  const parsed = playwrightFailures.safeParse(await readJson(file));
  return parsed.success ? parsed.data.suites.flatMap(ofSuite) : [];
}

function ofSuite({ specs, suites }: Suite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => told(file, title, results.find(({ error }) => error)?.error?.message)),
  );
  return [...own, ...suites.flatMap(ofSuite)];
}

function told(file: string, name: string, message = ""): string {
  const lines = message.trim().split("\n").slice(0, MESSAGE_LINES);
  return [`${file} > ${name}`, ...lines.map((line) => `    ${line}`)].join("\n");
}

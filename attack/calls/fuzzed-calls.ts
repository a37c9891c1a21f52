import { inputSchema } from "@/lib/api/call/json-schema";
import { API_PREFIX } from "@/lib/api/http/api-prefix";
import { operations } from "@/lib/api/registry";
import { type AnyOperation, pathNames } from "@/lib/core/operation";
import { asSegment, asText, near } from "@/lib/testing/api/near-input";
import fc from "@/lib/testing/steady/random";
import type { Scenario } from "../scenario";
import type { Answer, Visitor } from "../visitor";

const CALLS = 1_500;
/** What one account may ask for in a minute, with some room: what is refused is not looked at. */
const CALLS_PER_PERSON = 250;

/** Input that is nearly right, over REST and as MCP tools. */
export const scenario: Scenario = {
  name: "1,500 fuzzed calls",
  measures: "answers with 5xx, or none",
  bar: 0,
  async run(target) {
    const answers: Answer[] = [];
    const each = Math.ceil(target.times(CALLS) / operations.length);
    let person = target.attacker;
    for (const operation of operations) {
      for (const input of fc.sample(near(inputSchema(operation)), each)) {
        if (answers.length % CALLS_PER_PERSON === CALLS_PER_PERSON - 1) person = await target.newPerson();
        answers.push(await call(person, operation, input, answers.length % 2 === 0));
      }
    }
    const faults = answers.filter(({ status }) => status === 0 || status >= 500);
    return { figure: faults.length, note: countsOf(answers) };
  },
};

function call(person: Visitor, operation: AnyOperation, input: unknown, asTool: boolean): Promise<Answer> {
  if (asTool) return callTool(person, operation.name, input);
  const fields: Record<string, unknown> = typeof input === "object" && input !== null ? { ...input } : {};
  let path = API_PREFIX + operation.path;
  for (const name of pathNames(operation.path)) {
    path = path.replace(`{${name}}`, asSegment(asText(fields[name] ?? "x")));
    delete fields[name];
  }
  const { method } = operation;
  if (method !== "GET" && method !== "DELETE") return person.ask(path, { method, body: fields });
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, asText(value)]));
  return person.ask(`${path}?${query}`, { method });
}

function callTool(person: Visitor, name: string, input: unknown): Promise<Answer> {
  const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } };
  const headers = { accept: "application/json, text/event-stream", "mcp-protocol-version": "2025-11-25" };
  return person.ask("/mcp", { method: "POST", headers, body });
}

/** "200 × 12, 404 × 3". */
function countsOf(answers: Answer[]): string {
  const counts = Map.groupBy(answers, ({ status }) => status);
  return [...counts].map(([status, some]) => `${status} × ${some.length}`).join(", ");
}

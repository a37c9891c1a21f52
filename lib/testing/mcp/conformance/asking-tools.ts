import { randomBytes } from "node:crypto";
import {
  type CallToolResult,
  createRequestStateCodec,
  type ElicitRequestFormParams,
  type InputRequests,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { declaredBy, type SuiteTool, text } from "./tool";

/** Signs what travels through the client between two rounds. */
export const requestState = createRequestStateCodec<string>({ key: randomBytes(32) });

type Schema = ElicitRequestFormParams["requestedSchema"];

const form = (message: string, requestedSchema: Schema) => inputRequired.elicit({ message, requestedSchema });
const formOf = (message: string, ...names: string[]) =>
  form(message, {
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, { type: "string" as const }])),
    required: names,
  });
const sample = (words: string, maxTokens: number) =>
  inputRequired.createMessage({ messages: [{ role: "user", content: { type: "text", text: words } }], maxTokens });
export const namedForm = formOf("What is your name?", "name");
const confirmation = form("Please confirm", {
  type: "object",
  properties: { ok: { type: "boolean" } },
  required: ["ok"],
});

/** Asks again until every request is answered by an answer of its kind; then `done` with what was answered. */
export async function ask<Done>(
  { mcpReq }: ServerContext,
  inputRequests: InputRequests,
  done: (answers: string[]) => Done,
  state?: string,
): Promise<Done | InputRequiredResult> {
  const keys = Object.keys(inputRequests);
  const answers = keys.map((key) => said(mcpReq.inputResponses, key)).filter((answer) => answer !== null);
  if (answers.length === keys.length) return done(answers);
  return inputRequired({ inputRequests, ...(state && { requestState: await requestState.mint(state) }) });
}

/** A client's answer in words; null when there is none. */
function said(responses: ServerContext["mcpReq"]["inputResponses"], key: string): string | null {
  const answer = inputResponse(responses, key);
  switch (answer.kind) {
    case "missing":
      return null;
    case "elicit":
      return `action=${answer.action}, content=${JSON.stringify(answer.content ?? {})}`;
    case "sampling":
      return JSON.stringify(answer.result.content);
    case "roots":
      return answer.roots.map(({ uri }) => uri).join(" ");
  }
}

const asking = (requests: InputRequests, intro: string, state?: string): SuiteTool => ({
  description: "Asks the client back",
  run: (_args, ctx) => ask(ctx, requests, (answers) => text(`${intro}${answers.join("; ")}`), state),
});

const withText = (
  name: string,
  run: (words: string, ctx: ServerContext) => ReturnType<SuiteTool["run"]>,
): SuiteTool => ({
  description: "Asks the client back in the words given",
  inputSchema: { type: "object", properties: { [name]: { type: "string" } }, required: [name] },
  run: (args, ctx) => run(String(args[name]), ctx),
});

const defaults = form("Please check these values", {
  type: "object",
  properties: {
    name: { type: "string", default: "John Doe" },
    age: { type: "integer", default: 30 },
    score: { type: "number", default: 95.5 },
    status: { type: "string", enum: ["active", "inactive", "pending"], default: "active" },
    verified: { type: "boolean", default: true },
  },
});

const titled = (const_: string, title: string) => ({ const: const_, title });
const titles = [titled("value1", "First"), titled("value2", "Second"), titled("value3", "Third")];
const options = ["option1", "option2", "option3"];
const enums = form("Please choose", {
  type: "object",
  properties: {
    untitledSingle: { type: "string", enum: options },
    titledSingle: { type: "string", oneOf: titles },
    legacyEnum: { type: "string", enum: ["opt1", "opt2", "opt3"], enumNames: ["One", "Two", "Three"] },
    untitledMulti: { type: "array", items: { type: "string", enum: options } },
    titledMulti: { type: "array", items: { anyOf: titles } },
  },
});

/** The second question's answer decides; the state says which question the client is at. */
async function twoSteps({ mcpReq }: ServerContext): Promise<CallToolResult | InputRequiredResult> {
  const step = mcpReq.requestState<string>() ?? "";
  const step1 = formOf("Step 1: What is your name?", "name");
  const step2 = formOf("Step 2: What is your favorite color?", "color");
  if (step === "step2" && said(mcpReq.inputResponses, "step2")) return text("Both steps are done.");
  const isSecond = step === "step2" || said(mcpReq.inputResponses, "step1") !== null;
  const inputRequests: InputRequests = isSecond ? { step2 } : { step1 };
  return inputRequired({ inputRequests, requestState: await requestState.mint(isSecond ? "step2" : "step1") });
}

/** Asks only for what the client said it can do. */
function askWithinCapabilities(_args: Record<string, unknown>, ctx: ServerContext) {
  const { sampling, elicitation } = declaredBy(ctx);
  const requests: InputRequests = {
    ...(sampling !== undefined && { sampled: sample("Say hello", 50) }),
    ...(elicitation !== undefined && { user_name: namedForm }),
  };
  if (Object.keys(requests).length === 0) return text("The client can be asked nothing.");
  return ask(ctx, requests, (answers) => text(answers.join("; ")));
}

/** Tools that need an answer of the client's before they have one themselves. */
export const askingTools: Record<string, SuiteTool> = {
  test_sampling: withText("prompt", (words, ctx) =>
    ask(ctx, { sampled: sample(words, 100) }, ([answer]) => text(`LLM response: ${answer}`)),
  ),
  test_elicitation: withText("message", (words, ctx) =>
    ask(ctx, { user: formOf(words, "username", "email") }, ([answer]) => text(`User response: ${answer}`)),
  ),
  test_streaming_elicitation: asking({ user_name: namedForm }, "Hello, "),
  test_elicitation_sep1034_defaults: asking({ values: defaults }, "Elicitation completed: "),
  test_elicitation_sep1330_enums: asking({ choices: enums }, "Elicitation completed: "),
  test_input_required_result_elicitation: asking({ user_name: namedForm }, "Hello, "),
  test_input_required_result_sampling: asking({ capital_question: sample("What is the capital of France?", 100) }, ""),
  test_input_required_result_list_roots: asking({ client_roots: inputRequired.listRoots() }, "Roots: "),
  test_input_required_result_request_state: asking({ confirm: confirmation }, "state-ok: ", "confirming"),
  test_input_required_result_tampered_state: asking({ confirm: confirmation }, "state-ok: ", "confirming"),
  test_input_required_result_multiple_inputs: asking(
    { user_name: namedForm, greeting: sample("Generate a greeting", 50), client_roots: inputRequired.listRoots() },
    "All answered: ",
    "asked for three",
  ),
  test_input_required_result_multi_round: {
    description: "Asks twice, one after the other",
    run: (_args, ctx) => twoSteps(ctx),
  },
  test_input_required_result_capabilities: {
    description: "Asks for what the client can do",
    run: askWithinCapabilities,
  },
};

import {
  type GetPromptResult,
  type Prompt,
  ProtocolError,
  ProtocolErrorCode,
  type Server,
} from "@modelcontextprotocol/server";
import { ask, namedForm } from "./asking-tools";
import { PNG } from "./content-tools";

type Content = GetPromptResult["messages"][number]["content"];
type Arguments = Record<string, string>;

const says = (...contents: Content[]): GetPromptResult => ({
  messages: contents.map((content) => ({ role: "user" as const, content })),
});
const words = (text: string) => ({ type: "text" as const, text });

const prompts: Record<string, { names: string[]; get(args: Arguments): GetPromptResult }> = {
  test_simple_prompt: { names: [], get: () => says(words("This is a simple prompt for testing.")) },
  test_prompt_with_arguments: {
    names: ["arg1", "arg2"],
    get: ({ arg1, arg2 }) => says(words(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  },
  test_prompt_with_embedded_resource: {
    names: ["resourceUri"],
    get: ({ resourceUri = "" }) => {
      const resource = { uri: resourceUri, mimeType: "text/plain", text: "Embedded resource content for testing." };
      return says({ type: "resource", resource }, words("Please process the embedded resource above."));
    },
  },
  test_prompt_with_image: {
    names: [],
    get: () => says({ type: "image", data: PNG, mimeType: "image/png" }, words("Please analyze the image above.")),
  },
};
/** The one prompt that asks back. */
const ASKING_PROMPT = "test_input_required_result_prompt";

const listed = (name: string, names: string[]): Prompt => ({
  name,
  description: "A prompt of the conformance suite",
  arguments: names.map((argument) => ({ name: argument, description: "Text", required: true })),
});

/** The suite's prompts, and completion of their arguments. */
export function offerPrompts(server: Server): void {
  server.setRequestHandler("prompts/list", () => ({
    prompts: [...Object.entries(prompts).map(([name, { names }]) => listed(name, names)), listed(ASKING_PROMPT, [])],
  }));
  server.setRequestHandler("prompts/get", ({ params }, ctx) => {
    const greet = (answers: string[]) => says(words(`The context is ${answers.join()}`));
    if (params.name === ASKING_PROMPT) return ask(ctx, { user_context: namedForm }, greet);
    const prompt = prompts[params.name];
    if (!prompt) throw new ProtocolError(ProtocolErrorCode.InvalidParams, "There is no such prompt.");
    return prompt.get(params.arguments ?? {});
  });
  server.setRequestHandler("completion/complete", () => ({ completion: { values: ["paris", "park"], total: 2 } }));
}

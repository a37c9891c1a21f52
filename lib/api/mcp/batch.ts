import { toAppError } from "@/lib/api/call/faults";
import type { HttpAnswer } from "@/lib/api/http/exchange";
import { mcpErrorAnswer } from "./error";
import type { McpMessage } from "./message";

/** Answers one message; may throw. */
type AnswerOne = (message: McpMessage) => Promise<HttpAnswer | Response>;

/**
 * The answers to a batch in one array (JSON-RPC 2.0, section 6), each message answered as if it came alone. The protocol library
 * would take them together, and then wait for ever for the answer to one that another of them cancels.
 */
export async function answerBatch(
  messages: readonly McpMessage[],
  requestId: string,
  answerOne: AnswerOne,
): Promise<HttpAnswer> {
  const texts = await Promise.all(
    messages.map(async (message) => {
      try {
        return await textOf(await answerOne(message));
      } catch (thrown) {
        if (message.isNotification) return "";
        return textOf(mcpErrorAnswer(toAppError(thrown, { requestId }), { requestId, id: message.id, headers: {} }));
      }
    }),
  );
  const answers = texts.filter((text) => text !== "");
  if (answers.length === 0) return { status: 202, headers: {}, body: null }; // notifications and responses are not answered
  const body = Buffer.from(`[${answers.join(",")}]`);
  const headers = { "content-type": "application/json", "content-length": String(body.length) };
  return { status: 200, headers, body };
}

async function textOf(answer: HttpAnswer | Response): Promise<string> {
  return answer instanceof Response ? answer.text() : Buffer.from(answer.body ?? []).toString("utf8");
}

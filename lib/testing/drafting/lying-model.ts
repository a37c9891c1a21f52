import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { z } from "zod";
import type { ModelConfig } from "@/lib/integrations/model";

/** One request as a model server gets it. */
export interface ModelRequest {
  system: string;
  prompt: string;
  isStructured: boolean;
  temperature: number | undefined;
  /** 1 for the first request of the server's life. */
  count: number;
}

/** How the server answers: with an object or text as the model's message, with an error, or never. */
export type ModelReply =
  | { answer: unknown }
  | { text: string }
  | { status: number; headers?: Record<string, string> }
  | { hangs: true };

export interface ModelServer {
  config: ModelConfig;
  requests: ModelRequest[];
  close: () => Promise<void>;
}

/** An answer to each part that says nothing. */
export const NOTHING = {
  identity: { name: null, headline: null, summary: null, description: [], categories: [] },
  commercial: { pricing_model: null, plans: [], free_trial: null, open_source: null, license: null, platforms: [] },
  people: {
    founders: [],
    legal_name: null,
    location: null,
    team_size: null,
    founded_year: null,
    contact_email: null,
    socials: [],
    repository_link: null,
    documentation_link: null,
  },
  faq: { questions: [] },
};

const body = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  temperature: z.number().optional(),
  response_format: z.unknown().optional(),
});

/** An OpenAI-compatible server on loopback whose model says whatever the test makes it say. */
export async function startModelServer(reply: (request: ModelRequest) => ModelReply): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const request = await readRequest(incoming, requests.length + 1).catch(() => null);
    if (!request) return; // who asked has gone
    requests.push(request);
    send(outgoing, reply(request));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    config: { apiKey: "test-key", baseUrl: `http://127.0.0.1:${port}/v1`, model: "liar-1" },
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function readRequest(incoming: IncomingMessage, count: number): Promise<ModelRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const { messages, temperature, response_format } = body.parse(JSON.parse(Buffer.concat(chunks).toString()));
  const said = (...roles: string[]) =>
    messages
      .filter((one) => roles.includes(one.role))
      .map((one) => one.content)
      .join("\n");
  return {
    system: said("system", "developer"),
    prompt: said("user"),
    isStructured: response_format !== undefined,
    temperature,
    count,
  };
}

function send(outgoing: ServerResponse, reply: ModelReply): void {
  if ("hangs" in reply) return;
  if ("status" in reply) {
    outgoing.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
    outgoing.end(JSON.stringify({ error: { message: "the model is unwell", type: "server_error" } }));
    return;
  }
  const content = "text" in reply ? reply.text : JSON.stringify(reply.answer);
  const choice = { index: 0, finish_reason: "stop", message: { role: "assistant", content } };
  const usage = { prompt_tokens: 1_000, completion_tokens: 50, total_tokens: 1_050 };
  outgoing.writeHead(200, { "content-type": "application/json" });
  outgoing.end(
    JSON.stringify({ id: "chat-1", object: "chat.completion", created: 1, model: "liar-1", choices: [choice], usage }),
  );
}

/** Number of the snippet or link of a prompt whose line holds the text; -1 when there is none. */
export function numberOf(request: ModelRequest, kind: "S" | "L", text: string): number {
  const line = request.prompt.split("\n").find((one) => one.startsWith(kind) && one.includes(text));
  return Number(/^[SL](\d+)/.exec(line ?? "")?.[1] ?? -1);
}

/** Which part of a draft a request asks about. */
export function partOf(request: ModelRequest): "identity" | "commercial" | "people" | "faq" {
  if (request.system.includes("- founders:")) return "people";
  if (request.system.includes("- plans:")) return "commercial";
  return request.system.includes("up to five questions") ? "faq" : "identity";
}

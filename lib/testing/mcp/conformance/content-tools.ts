import { setTimeout as delay } from "node:timers/promises";
import { MissingRequiredClientCapabilityError, type ServerContext } from "@modelcontextprotocol/server";
import { declaredBy, type SuiteTool, text } from "./tool";

/** One red pixel. */
export const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC";
/** A RIFF header and no sample. */
const WAV = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=";
/** The suite asks for this much between two messages, so that they cannot come in one piece. */
const BETWEEN_MESSAGES_MS = 50;

const image = { type: "image" as const, data: PNG, mimeType: "image/png" };
const audio = { type: "audio" as const, data: WAV, mimeType: "audio/wav" };

function resource(uri: string, mimeType: string, words: string) {
  return { type: "resource" as const, resource: { uri, mimeType, text: words } };
}

async function logThrice(ctx: ServerContext): Promise<void> {
  for (const words of ["Tool execution started", "Tool processing data", "Tool execution completed"]) {
    await ctx.mcpReq.log("info", words);
    await delay(BETWEEN_MESSAGES_MS);
  }
}

async function reportProgress({ mcpReq }: ServerContext): Promise<void> {
  const progressToken = mcpReq._meta?.progressToken;
  for (const progress of [0, 50, 100]) {
    const params = { progressToken, progress, total: 100 };
    if (progressToken !== undefined) await mcpReq.notify({ method: "notifications/progress", params });
    await delay(BETWEEN_MESSAGES_MS);
  }
}

/** Tools that answer at once, or say something on the way. */
export const contentTools: Record<string, SuiteTool> = {
  test_simple_text: { description: "Text", run: () => text("This is a simple text response for testing.") },
  test_image_content: { description: "An image", run: () => ({ content: [image] }) },
  test_audio_content: { description: "Sound", run: () => ({ content: [audio] }) },
  test_embedded_resource: {
    description: "A resource",
    run: () => ({
      content: [resource("test://embedded-resource", "text/plain", "This is an embedded resource content.")],
    }),
  },
  test_multiple_content_types: {
    description: "Text, an image and a resource",
    run: () => {
      const data = resource("test://mixed-content-resource", "application/json", '{"test":"data","value":123}');
      return { content: [...text("Multiple content types test:").content, image, data] };
    },
  },
  test_error_handling: {
    description: "Always fails",
    run: () => ({ isError: true, ...text("This tool intentionally returns an error for testing") }),
  },
  test_tool_with_logging: { description: "Logs three times", run: logged },
  test_logging_tool: { description: "Logs three times", run: logged },
  test_tool_with_progress: {
    description: "Reports its progress",
    run: async (_args, ctx) => {
      await reportProgress(ctx);
      return text("Reported.");
    },
  },
  test_missing_capability: {
    description: "Needs a client that samples",
    run: (_args, ctx) => {
      if (declaredBy(ctx).sampling !== undefined) return text("The client samples.");
      throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { sampling: {} } });
    },
  },
};

async function logged(_args: Record<string, unknown>, ctx: ServerContext) {
  await logThrice(ctx);
  return text("Logged.");
}

import { DRAFT_PARTS, type DraftedPart, type SiteReading } from "@/lib/drafting/candidate";
import { draftPartWithModel } from "@/lib/drafting/model/draft-with-model";
import { type ModelReply, type ModelRequest, startModelServer } from "../lying-model";
import { packed } from "../packed";

const QUESTION_MS = 20_000;

/** Drafts all parts of a site with a model server that replies so. Throws where an answer was not used. */
export async function draftWithStandIn(
  reading: SiteReading,
  reply: (request: ModelRequest) => ModelReply,
): Promise<DraftedPart[]> {
  const server = await startModelServer(reply);
  const options = { user: "stand-in", model: server.config, aiInputAllowed: true, timeoutMs: QUESTION_MS };
  const parts: DraftedPart[] = [];
  try {
    for (const part of DRAFT_PARTS) {
      const { usage, ...drafted } = await draftPartWithModel(part, packed(reading), options);
      if (usage.outcome !== "used" && usage.outcome !== "nothing_to_read")
        throw new Error(`The stand-in's answer on ${part} was not used: ${usage.outcome}`);
      parts.push(drafted);
    }
  } finally {
    await server.close();
  }
  return parts;
}

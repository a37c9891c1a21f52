import { getApp } from "@/lib/api/process/open-app";
import { receiveBounce } from "./receive-bounce";

export const dynamic = "force-dynamic";

/** What the mailbox of bounces got. */
export const POST = (request: Request): Promise<Response> => receiveBounce(getApp, request);

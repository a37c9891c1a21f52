import type { ChildProcess } from "node:child_process";
import { env } from "@/lib/core/env";
import type { PictureKind, WebpPicture } from "./picture-bytes";
import type { Portrait, PortraitProblem } from "./portrait";

/** Decoding takes at most this long; then its process is killed. Real pictures take a fiftieth. */
const DEADLINE_MS = 2_000;
/** Photos have tens of millions of pixels. */
const PORTRAIT_DEADLINE_MS = 5_000;
/** A process without work ends after this long. */
const IDLE_MS = 30_000;
/** Made by scripts/bundle.ts for production; elsewhere the sources run as they are. */
const BUNDLED = ".next/launchyard/pictures.mjs";
const SOURCE = "lib/drafting/pictures/process.ts";

type Posted = { ready: true } | { picture: WebpPicture | null } | { problem: PortraitProblem };
type Wanted = PictureKind | "portrait";

let decoder: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * `toWebp` in a process of its own, one picture after the other, so that no picture takes the threads that read files for
 * others. Null as well for one that takes longer than two seconds; its process is killed then.
 */
export function toWebpApart(bytes: Buffer, kind: PictureKind, deadlineMs = DEADLINE_MS): Promise<WebpPicture | null> {
  return inTurn(async () => pictureOf(await decode(bytes, kind, deadlineMs)));
}

/** `toPortrait` in the same process. One that takes too long counts as damaged. */
export function toPortraitApart(bytes: Buffer): Promise<Portrait> {
  return inTurn(async () => {
    const posted = await decode(bytes, "portrait", PORTRAIT_DEADLINE_MS);
    const picture = pictureOf(posted);
    if (picture) return { picture };
    return { problem: posted && "problem" in posted ? posted.problem : "damaged" };
  });
}

function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const answer = last.then(work);
  last = answer.catch(() => undefined);
  return answer;
}

function pictureOf(posted: Posted | null): WebpPicture | null {
  if (!posted || !("picture" in posted) || !posted.picture) return null;
  return { ...posted.picture, bytes: Buffer.from(posted.picture.bytes) };
}

/** Null when the process was killed over it. */
async function decode(bytes: Buffer, kind: Wanted, deadlineMs: number): Promise<Posted | null> {
  clearTimeout(idle);
  const child = decoder ?? (await startDecoder());
  const timer = setTimeout(() => child.kill("SIGKILL"), deadlineMs);
  const answer = nextMessage(child);
  child.send({ bytes, kind });
  const posted = await answer;
  clearTimeout(timer);
  idle = setTimeout(() => child.kill(), IDLE_MS).unref();
  return posted;
}

async function startDecoder(): Promise<ChildProcess> {
  // not imported: bundlers would look for the process's file among their own
  const { fork } = process.getBuiltinModule("node:child_process");
  const { NODE_ENV } = env();
  const isBundled = NODE_ENV === "production";
  const child = fork(isBundled ? BUNDLED : SOURCE, {
    execArgv: isBundled ? [] : ["--import", "tsx"],
    env: { NODE_ENV, UV_THREADPOOL_SIZE: "2" }, // who decodes foreign bytes knows no secrets
    serialization: "advanced",
  });
  child.once("exit", () => {
    if (decoder === child) decoder = undefined;
  });
  if (!(await nextMessage(child))) throw new Error("The process for pictures did not start.");
  child.unref();
  child.channel?.unref();
  decoder = child;
  return child;
}

/** Null when the process ends before it says anything more. */
function nextMessage(child: ChildProcess): Promise<Posted | null> {
  return new Promise((resolve) => {
    const settle = (posted: Posted | null) => {
      child.off("message", onMessage).off("exit", onExit);
      child.channel?.unref();
      resolve(posted);
    };
    const onMessage = (posted: Posted) => settle(posted);
    const onExit = () => settle(null);
    child.channel?.ref();
    child.on("message", onMessage).on("exit", onExit);
  });
}

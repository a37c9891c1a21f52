import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cpuMsOf } from "@/lib/testing/steady/process-figures";
import { until } from "@/lib/testing/steady/until";

/** Drawing, and no longer starting. */
const AT_WORK_MS = 3_000;
const GONE_WITHIN_MS = 5_000;

it.skipIf(process.platform !== "linux")("a drawing does not outlive the server that was killed over it", async () => {
  const args = ["--import", "tsx", "lib/testing/drafting/drawing-process.ts"];
  const server = spawn(process.execPath, args, { stdio: "ignore" });
  const { pid = 0 } = server;
  const children = () => readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
  await until(() => children().some((child) => cpuMsOf(Number(child)) > AT_WORK_MS));
  const drawing = children();
  server.kill("SIGKILL");
  await until(() => !drawing.some((child) => existsSync(`/proc/${child}`)), GONE_WITHIN_MS);
  expect(drawing).not.toEqual([]);
});

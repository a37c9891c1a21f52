import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { rssMibOf } from "@/lib/testing/steady/process-figures";
import { submit } from "../drafting";
import type { Scenario } from "../scenario";

const MIB = 2 ** 20;
const PART = Buffer.alloc(64 * MIB, " ");
/** Half a gigabyte each, in less than half a megabyte: members of gzip one after the other, and gzip within gzip. */
const GZIP = Buffer.concat(Array<Buffer>(8).fill(gzipSync(PART)));
const TWICE = gzipSync(GZIP);
const BROTLI = brotliCompressSync(PART, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
const page = (body: Buffer, coding: string) => ({
  headers: { "content-type": "text/html", "content-encoding": coding },
  body,
});
const BOMBS = { gzip: page(GZIP, "gzip"), brotli: page(BROTLI, "br"), twice: page(TWICE, "gzip, gzip") };
const origins = Object.keys(BOMBS).map((name) => `https://${name}-bomb.attack.example`);

export const scenario: Scenario = {
  name: "websites of half a gigabyte, compressed to some hundred kilobytes",
  measures: "memory that the server takes for it, MiB",
  bar: 250,
  sites: Object.fromEntries(
    Object.values(BOMBS).map((bomb, i) => [origins[i] ?? "", { "/": bomb, "/robots.txt": bomb, "/sitemap.xml": bomb }]),
  ),
  async run(target) {
    const before = rssMibOf(target.pid);
    let most = before;
    const timer = setInterval(() => {
      most = Math.max(most, rssMibOf(target.pid));
    }, 50);
    try {
      let ended: string[] = [];
      const waits = await target.healthDuring(async () => {
        const drafts = await Promise.all(origins.map((origin) => submit(target.attacker, origin)));
        ended = drafts.map(({ status, ms }) => `${status} after ${Math.round(ms)} ms`);
      });
      return { figure: most - before, note: `${ended.join(", ")}; /healthz at most ${Math.round(waits.longestMs)} ms` };
    } finally {
      clearInterval(timer);
    }
  },
};

import { describe, expect, it } from "vitest";
import { pictureCandidates } from "./named-pictures";
import { snapshotOf } from "./site-snapshot";

const ORIGIN = "https://acme.test";

describe("pictureCandidates", () => {
  it("names icons by size, the sharing picture and the manifest", () => {
    const html = `<link rel="icon" href="/16.png" sizes="16x16"><link rel="icon" href="/a.svg" sizes="any"><link rel="apple-touch-icon" href="/touch.png">
      <link rel="shortcut icon" href="/96.png" sizes="48x48 96x96"><link rel="manifest" href="m.json"><meta property="og:image" content="/og.png"><body>x`;
    const home = snapshotOf(html, { url: `${ORIGIN}/en/`, fetchedAt: new Date(0), sha256: "0" });
    expect(pictureCandidates(home)).toEqual({
      logo: [`${ORIGIN}/a.svg`, `${ORIGIN}/touch.png`, `${ORIGIN}/96.png`, `${ORIGIN}/16.png`],
      screenshot: [`${ORIGIN}/og.png`],
      manifest: `${ORIGIN}/en/m.json`,
    });
  });
});

import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { NoRoomForFile } from "@/lib/core/limits/file-room";
import { RobotsCache } from "@/lib/drafting/crawl/robots-cache";
import { type Storage, StorageFull } from "@/lib/integrations/storage";
import { gzipBomb, hang, type Route, redirect, startSite, type TestSite, text } from "@/lib/testing/drafting/sites";
import { storePictures } from "./fetch-pictures";
import { toWebp } from "./picture-bytes";

const ORIGIN = "https://hedgerow.example";
const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((one) => one.close()));
});

const draw = (width: number, height = width) => sharp({ create: { width, height, channels: 3, background: "#286" } });
const png = (width: number, height?: number) => draw(width, height).png().toBuffer();
const svg = (inner: string, attributes = 'viewBox="0 0 24 24" width="24" height="24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}<rect width="20" height="20" fill="#286"/></svg>`;
const picture = (body: Buffer | string, type = "image/png"): Route => ({ headers: { "content-type": type }, body });

function memory(): Pick<Storage, "put"> & { kept: Uint8Array[] } {
  const kept: Uint8Array[] = [];
  return { kept, put: async (bytes) => `sha${kept.push(bytes)}` };
}

async function store(
  routes: Record<string, Route>,
  candidates: { logo?: string[]; screenshot?: string[]; manifest?: string },
  files = memory(),
) {
  const site = await startSite([ORIGIN, "https://cdn.example"], routes);
  sites.push(site);
  const at = (paths: string[] = []) => paths.map((path) => new URL(path, ORIGIN).href);
  const found = await storePictures({
    candidates: {
      logo: at(candidates.logo),
      screenshot: at(candidates.screenshot),
      manifest: at(candidates.manifest ? [candidates.manifest] : [])[0] ?? null,
    },
    files,
    user: null,
    baseUrl: "https://launchyard.example",
    hostMap: site.hostMap,
    now: () => new Date("2026-11-23T09:00:00Z"),
    robotsCache: new RobotsCache(),
    limits: { requestTimeoutMs: 1_000 },
  });
  return { ...found, site, kept: files.kept };
}

describe("storePictures", () => {
  it("goes on without pictures where there is no room for them", async () => {
    const full = { ...memory(), put: () => Promise.reject(new StorageFull()) };
    const routes = { "/logo.png": picture(await png(512)) };
    expect(await store(routes, { logo: ["/logo.png"] }, full)).toMatchObject({ logo: null, screenshot: null });
  });

  it("goes on without those that the user has no room for, and says which they are", async () => {
    const refusing = { ...memory(), put: () => Promise.reject(new NoRoomForFile(100)) };
    const routes = { "/logo.png": picture(await png(512)), "/none.png": text("no picture") };
    const found = await store(routes, { logo: ["/logo.png"], screenshot: ["/none.png"] }, refusing);
    expect(found).toMatchObject({ logo: "no_room", screenshot: null });
  });

  it("stores a logo within 256 and a screenshot within 1280 pixels, as WebP", async () => {
    const routes = {
      "/logo.png": picture(await png(512)),
      "/shot.jpg": picture(await draw(3_000, 1_500).jpeg().toBuffer(), "image/jpeg"),
    };
    const { logo, screenshot, kept } = await store(routes, { logo: ["/logo.png"], screenshot: ["/shot.jpg"] });
    expect(logo).toEqual({ sourceUrl: `${ORIGIN}/logo.png`, sha256: "sha1", width: 256, height: 256 });
    expect(screenshot).toEqual({ sourceUrl: `${ORIGIN}/shot.jpg`, sha256: "sha2", width: 1280, height: 640 });
    for (const bytes of kept) expect((await sharp(bytes).metadata()).format).toBe("webp");
  });

  it("takes the first candidate that is a picture, and asks for four at most", async () => {
    const routes = {
      "/a": text("no picture"),
      "/b": gzipBomb(50),
      "/c": hang,
      "/d": picture(await png(96)),
      "/e": picture(await png(96)),
    };
    expect((await store(routes, { logo: ["/a", "/b", "/c", "/d"] })).logo).toMatchObject({ sourceUrl: `${ORIGIN}/d` });
    const { logo, site } = await store({}, { logo: ["/1", "/2", "/3", "/4", "/5", "/6"] });
    expect(logo).toBeNull();
    expect(site.pathsRead()).toEqual(["/1", "/2", "/3", "/4"]);
  });

  it("asks the robots.txt of every host, and never a private address", async () => {
    const routes = {
      "cdn.example/robots.txt": text("User-agent: *\nDisallow: /"),
      "/logo.png": picture(await png(96)),
      "/inward.png": redirect("http://127.0.0.1/logo.png"),
    };
    const { logo, site } = await store(routes, {
      logo: ["https://cdn.example/logo.png", "/inward.png", "http://10.0.0.1/a.png", "data:image/png;base64,AA"],
    });
    expect(logo).toBeNull();
    expect(site.pathsRead()).toEqual(["/inward.png"]);
  });

  it("finds icons in the web app manifest, largest first, when the page names none", async () => {
    const icons = [{ src: "small.png", sizes: "48x48" }, { src: "/large.png", sizes: "512x512" }, { src: 7 }];
    const manifest = {
      headers: { "content-type": "application/manifest+json" },
      body: JSON.stringify({ icons: icons.slice(0, 2) }),
    };
    const routes = {
      "/app/site.webmanifest": manifest,
      "/large.png": picture(await png(512)),
      "/app/small.png": picture(await png(48)),
    };
    const { logo } = await store(routes, { manifest: "/app/site.webmanifest" });
    expect(logo).toMatchObject({ sourceUrl: `${ORIGIN}/large.png` });
    expect((await store({ "/m.json": text("{broken") }, { manifest: "/m.json" })).logo).toBeNull();
    expect((await store({ "/m.json": text(JSON.stringify({ icons })) }, { manifest: "/m.json" })).logo).toBeNull();
  });
});

describe("toWebp", () => {
  it.each(["png", "jpeg", "webp", "gif", "avif"] as const)("takes %s", async (format) => {
    expect(await toWebp(await draw(128).toFormat(format).toBuffer(), "logo")).toMatchObject({
      width: 128,
      height: 128,
    });
  });

  it("decodes the largest PNG of a Windows icon, and none of a damaged one", async () => {
    const pictures = [await png(32), await png(64)];
    const head = Buffer.alloc(6 + 16 * pictures.length);
    head.writeUInt16LE(1, 2);
    head.writeUInt16LE(pictures.length, 4);
    let offset = head.length;
    for (const [at, one] of pictures.entries()) {
      head.writeUInt32LE(one.length, 6 + 16 * at + 8);
      head.writeUInt32LE(offset, 6 + 16 * at + 12);
      offset += one.length;
    }
    expect(await toWebp(Buffer.concat([head, ...pictures]), "logo")).toMatchObject({ width: 64, height: 64 });
    expect(await toWebp(head, "logo")).toBeNull();
    expect(await toWebp(head.subarray(0, 7), "logo")).toBeNull();
  });

  it("draws a plain SVG large enough, whatever size it names", async () => {
    expect(await toWebp(Buffer.from(svg("")), "logo")).toMatchObject({ width: 256, height: 256 });
    expect(
      await toWebp(
        Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${svg('<linearGradient id="a"/><g fill="url(#a)"/>')}`),
        "logo",
      ),
    ).not.toBeNull();
  });

  it.each([
    ["a script", svg("<script>alert(1)</script>")],
    ["a handler", svg('<g onload="alert(1)"/>')],
    ["foreign content", svg("<foreignObject><body/></foreignObject>")],
    ["a picture from elsewhere", svg('<image href="http://127.0.0.1/x.png"/>')],
    ["a use from elsewhere", svg('<use xlink:href="file:///etc/passwd#a"/>')],
    ["a fill from elsewhere", svg("<g style=\"fill:url('http://127.0.0.1/#a')\"/>")],
    ["an import of styles", svg("<style>@import 'http://127.0.0.1/a.css'</style>")],
    ["an entity", `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg("<text>&a;</text>")}`],
    ["an include", svg('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="/etc/passwd"/>')],
    ["another encoding", Buffer.from(`\ufeff${svg("")}`, "utf16le")],
    ["a filter", svg('<filter id="f"><feTurbulence numOctaves="99"/></filter><g filter="url(#f)"/>')],
    ["a filter of another prefix", svg('<s:feGaussianBlur xmlns:s="http://www.w3.org/2000/svg" stdDeviation="99"/>')],
    ["a filter among its styles", svg('<g style="filter:blur(99px)"/>')],
    ["a filter in other letters", svg('<g style="&#102;ilter:blur(99px)"/>')],
    ["a filter behind an escape", svg("<style>g{\\66ilter:blur(99px)}</style>")],
    ["uses of uses", svg('<g id="a"><path d="M0 0"/></g><use href="#a"/>')],
    ["dashes", svg('<path stroke-dasharray=".001" d="M0 0h9"/>')],
    ["a pattern", svg('<pattern id="p"/>')],
    ["a mask", svg('<mask id="m"/>')],
    ["markers", svg('<marker id="m"/>')],
    ["layers upon layers", svg('<g opacity=".9">'.repeat(40) + "</g>".repeat(40))],
    ["thousands of elements", svg('<rect width="24" height="24"/>'.repeat(3_000))],
    ["too much of it", svg(`<!--${"a".repeat(300_000)}-->`)],
  ])("draws no SVG with %s", async (_what, body) => {
    expect(await toWebp(Buffer.from(body), "logo")).toBeNull();
  });

  it("draws what it takes of a drawing in no time, however large that says it is", async () => {
    const boxes =
      '<rect width="100%" height="100%" fill-opacity=".5"/>'.repeat(20) + "<circle r='9999'/>".repeat(1_900);
    const drawing = Buffer.from(svg(boxes, 'viewBox="0 0 24 24" width="7000" height="7000"'));
    const start = process.cpuUsage();
    expect(await toWebp(drawing, "logo")).toMatchObject({ width: 256, height: 256 });
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(2_000);
  });

  it("takes a drawing for no screenshot", async () => {
    expect(await toWebp(Buffer.from(svg("", 'width="900" height="600"')), "screenshot")).toBeNull();
  });

  it("refuses what is too small, damaged, or no picture", async () => {
    expect(await toWebp(await png(16), "logo")).toBeNull();
    expect(await toWebp(await png(200), "screenshot")).toBeNull();
    expect(await toWebp((await draw(600).jpeg().toBuffer()).subarray(0, 1_500), "logo")).toBeNull();
    expect(await toWebp(Buffer.from("<!doctype html><p>Hi"), "logo")).toBeNull();
    expect(await toWebp(Buffer.alloc(0), "logo")).toBeNull();
  });

  it("decodes no picture of more than 50 million pixels", async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
    expect(await toWebp(bomb, "screenshot")).toBeNull();
  });

  it("loses the metadata on the way", async () => {
    const tagged = await draw(300)
      .withExif({ IFD0: { Copyright: "secret place" } })
      .jpeg()
      .toBuffer();
    const webp = await toWebp(tagged, "logo");
    expect((await sharp(webp?.bytes).metadata()).exif).toBeUndefined();
  });
});

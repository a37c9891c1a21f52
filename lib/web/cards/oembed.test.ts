import { expect, it } from "vitest";
import type { Card } from "./card";
import { embeddedPath, embedLinks, embedOf, embedXml } from "./oembed";

const baseUrl = "https://launchyard.example";
const party = (name: string) => ({ name, plainName: name, text: null, picture: null, tile: "none" as const });
const card: Card = {
  ...{ siteName: "Launchyard", markColour: null, kicker: "", notes: [], rows: [], screenshot: null },
  parties: [party("Hedgerow"), party('Moss & "Co" <b>')],
};
const path = "/compare/hedgerow/moss";
const any = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };

it("shows a page as a link with its title and picture, where there is room for the picture", () => {
  const embed = embedOf({ card, path, baseUrl, room: any });
  expect(embed).toMatchObject({ version: "1.0", type: "link", title: 'Hedgerow and Moss & "Co" <b>' });
  expect(embed.thumbnail_url).toBe(`${baseUrl}/og${path}.png`);
  const narrow = embedOf({ card, path, baseUrl, room: { ...any, width: 600 } });
  expect(Object.keys(narrow).filter((name) => name.startsWith("thumbnail"))).toEqual([]);
});

it("writes any title as XML", () => {
  const xml = embedXml(embedOf({ card, path, baseUrl, room: any }));
  expect(xml).toContain("<title>Hedgerow and Moss &amp; &quot;Co&quot; &lt;b&gt;</title>");
});

it("is found from the page, and knows pages of this site alone", () => {
  for (const link of Object.values(embedLinks(path, baseUrl)))
    expect(embeddedPath(new URL(link, baseUrl).searchParams.get("url") ?? "", baseUrl)).toBe(path);
  for (const address of [
    "",
    "hedgerow",
    "https://evil.example/listings/a",
    `${baseUrl}/dashboard/x`,
    `${baseUrl}/listings/a/b`,
  ])
    expect(embeddedPath(address, baseUrl)).toBeNull();
});

import { afterEach, describe, expect, it } from "vitest";
import { type NameServer, startNameServer, type ZoneRecords } from "@/lib/testing/drafting/name-server";
import { txtLookup } from "./dns";

const DOMAIN = "hedgerow.example";
const NAME = `_launchyard.${DOMAIN}`;
/** Of the public internet, so that it may be asked; mapped to a server on this machine. */
const PUBLIC = "8.8.4.4";
const servers: NameServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((one) => one.close()));
});

async function serve(zone: Record<string, ZoneRecords> | null): Promise<NameServer> {
  const server = await startNameServer(zone);
  servers.push(server);
  return server;
}

/** What the system's resolver knows: who answers for the domain, and an old copy of its records. */
async function withOwnServer(address: string, own: Record<string, ZoneRecords> | null, old: ZoneRecords = {}) {
  const ns = { [DOMAIN]: { NS: ["ns1.hedgerow.example"] }, "ns1.hedgerow.example": { A: address }, [NAME]: old };
  const [system, server] = [await serve(ns), await serve(own)];
  const lookup = txtLookup({ "dns://system": system.address, [`dns://${address}`]: server.address });
  return { server, system, answer: await lookup.txt(NAME, DOMAIN) };
}

describe("txtLookup", () => {
  it("believes the domain's own name server, where a new record stands at once", async () => {
    const { answer } = await withOwnServer(PUBLIC, { [NAME]: { TXT: ["new"] } }, { TXT: ["old"] });
    expect(answer).toEqual({ texts: ["new"], hasAnswered: true });
  });

  it.each([
    ["has no record", {}],
    ["does not answer", null],
  ])("asks the system's resolver where the own one %s", async (_what, own) => {
    const { answer } = await withOwnServer(PUBLIC, own, { TXT: ["known"] });
    expect(answer).toEqual({ texts: ["known"], hasAnswered: true });
  });

  it.each(["127.0.0.1", "10.0.0.1", "169.254.169.254", "192.168.1.1"])(
    "never asks a name server at a private address: %s",
    async (address) => {
      const { answer, server } = await withOwnServer(address, { [NAME]: { TXT: ["forged"] } });
      expect(server.asked).toEqual([]);
      expect(answer.texts).toEqual([]);
    },
  );

  it("tells nothing there from nobody answering", async () => {
    const silent = await serve(null);
    const empty = await serve({});
    const ask = (server: NameServer) => txtLookup({ "dns://system": server.address }).txt(NAME, DOMAIN);
    expect(await ask(empty)).toEqual({ texts: [], hasAnswered: true });
    expect(await ask(silent)).toEqual({ texts: [], hasAnswered: false });
  });
});

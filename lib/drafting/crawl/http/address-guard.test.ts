import { once } from "node:events";
import { createServer, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { afterEach, describe, expect, it } from "vitest";
import { isPublicAddress } from "@/lib/core/http/public-address";
import fc from "@/lib/testing/steady/random";
import { fetchableUrl, guardedConnector, publicLookup, type Resolve, requireFetchable } from "./address-guard";

const PRIVATE = [
  "0.0.0.0",
  "0.1.2.3",
  "10.0.0.1",
  "10.255.255.255",
  "100.64.0.1",
  "100.127.255.255",
  "127.0.0.1",
  "127.255.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.8",
  "192.0.2.1",
  "192.31.196.1",
  "192.52.193.1",
  "192.88.99.1",
  "192.168.0.1",
  "192.175.48.1",
  "198.18.0.1",
  "198.19.255.255",
  "198.51.100.7",
  "203.0.113.9",
  "224.0.0.1",
  "239.255.255.255",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::7f00:1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "::ffff:0:8.8.8.8",
  "64:ff9b::8.8.8.8",
  "64:ff9b:1::1",
  "100::1",
  "2001::1",
  "2001:2::1",
  "2001:3::1",
  "2001:4:112::1",
  "2001:10::1",
  "2001:20::1",
  "2001:30::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "2002:808:808::1",
  "2620:4f:8000::1",
  "3fff::1",
  "4000::1",
  "5f00::1",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
  "2606:4700::1%1",
];
const PUBLIC = [
  "1.1.1.1",
  "8.8.8.8",
  "93.184.215.14",
  "172.15.0.1",
  "172.32.0.1",
  "100.63.255.255",
  "2606:4700::1111",
  "2a00:1450:4001::200e",
];

describe("isPublicAddress", () => {
  it.each(PRIVATE)("refuses %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(PUBLIC)("takes %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it("refuses every IPv6 form that carries an IPv4 address, whatever that is", () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.constantFrom("::", "::ffff:", "::ffff:0:", "64:ff9b::"), (v4, prefix) => {
        expect(isPublicAddress(`${prefix}${v4}`)).toBe(false);
        const [a = 0, b = 0, c = 0, d = 0] = v4.split(".").map(Number);
        expect(isPublicAddress(`2002:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}::1`)).toBe(false);
      }),
    );
  });

  it("takes no IPv6 address outside of 2000::/3", () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        if (!isPublicAddress(address)) return;
        expect(ipaddr.parse(address).match(ipaddr.parseCIDR("2000::/3"))).toBe(true);
      }),
    );
  });

  it("takes nothing that is not an address", () => {
    fc.assert(fc.property(fc.domain(), (name) => !isPublicAddress(name)));
  });
});

describe("requireFetchable", () => {
  it.each([
    "http://127.0.0.1/",
    "http://127.1/",
    "http://0x7f.0.0.1/",
    "http://0177.0.0.1/",
    "http://2130706433/",
    "http://[::1]/",
    "http://[::ffff:10.0.0.1]/",
    "https://169.254.169.254/latest/meta-data/",
  ])("refuses the literal of %s", (url) => {
    expect(() => fetchableUrl(url)).toThrow(expect.objectContaining({ code: "private_address" }));
  });

  it.each([
    "ftp://hedgerow.example/",
    "file:///etc/passwd",
    "data:text/html,x",
    "http://hedgerow.example:8080/",
    "https://me@hedgerow.example/",
    "https://:pw@hedgerow.example/",
    "nonsense",
  ])("refuses %s", (url) => {
    expect(() => fetchableUrl(url)).toThrow(expect.objectContaining({ code: "invalid_url" }));
  });

  it.each([
    "http://hedgerow.example/",
    "https://hedgerow.example:443/a?b",
    "http://hedgerow.example:443/",
    "https://1.1.1.1/",
  ])("takes %s", (url) => {
    expect(() => requireFetchable(new URL(url))).not.toThrow();
  });
});

describe("publicLookup", () => {
  const answer =
    (...addresses: string[]): Resolve =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  const look = (lookup: LookupFunction, all = true) =>
    new Promise((resolve, reject) =>
      lookup("hedgerow.example", { all }, (error, found) => (error ? reject(error) : resolve(found))),
    );

  it("hands the socket exactly the addresses that were checked", async () => {
    const found = [
      { address: "1.1.1.1", family: 4 },
      { address: "2606:4700::1111", family: 6 },
    ];
    await expect(look(publicLookup(answer("1.1.1.1", "2606:4700::1111")))).resolves.toEqual(found);
    await expect(look(publicLookup(answer("1.1.1.1", "2606:4700::1111")), false)).resolves.toBe("1.1.1.1");
  });

  it("resolves once: a name that turns private afterwards changes nothing", async () => {
    const answers = ["1.1.1.1", "127.0.0.1"];
    const turning: Resolve = async () => [{ address: answers.shift() ?? "127.0.0.1", family: 4 }];
    await expect(look(publicLookup(turning))).resolves.toEqual([{ address: "1.1.1.1", family: 4 }]);
    expect(answers).toEqual(["127.0.0.1"]);
  });

  it("refuses a name if any of its addresses is private", async () => {
    await expect(look(publicLookup(answer("1.1.1.1", "10.0.0.1")))).rejects.toMatchObject({ code: "private_address" });
    await expect(look(publicLookup(answer("1.1.1.1", "::ffff:127.0.0.1")))).rejects.toMatchObject({
      code: "private_address",
    });
  });

  it("tells a name without addresses from a private one", async () => {
    await expect(look(publicLookup(answer()))).rejects.toMatchObject({ code: "dns_failure" });
    await expect(look(publicLookup(() => Promise.reject(new Error("ENOTFOUND"))))).rejects.toMatchObject({
      code: "dns_failure",
    });
  });
});

describe("guardedConnector", () => {
  const servers: { close(): void }[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });
  const dial = (hostname: string, port: number, resolve?: Resolve) =>
    new Promise((done) =>
      guardedConnector(1_000, resolve)({ hostname, port: String(port), protocol: "http:" }, (error, socket) => {
        socket?.destroy();
        done(error ?? "connected");
      }),
    );
  const listen = async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    }).listen(0, "127.0.0.1");
    servers.push(server);
    await once(server, "listening");
    const address = server.address();
    return { port: typeof address === "object" && address ? address.port : 0, connections: () => connections };
  };

  it("opens no socket to a private literal, though sockets never look literals up", async () => {
    const { port, connections } = await listen();
    expect(await dial("127.0.0.1", port)).toMatchObject({ code: "private_address" });
    expect(await dial("[::1]", port)).toMatchObject({ code: "private_address" });
    expect(connections()).toBe(0);
  });

  it("opens no socket for a public name that resolves to this machine", async () => {
    const { port, connections } = await listen();
    const resolve: Resolve = async () => [{ address: "127.0.0.1", family: 4 }];
    expect(await dial("rebound.example", port, resolve)).toMatchObject({ code: "private_address" });
    expect(connections()).toBe(0);
  });

  it("refuses localhost by the system's own resolver", async () => {
    const { port, connections } = await listen();
    expect(await dial("localhost", port)).toMatchObject({ code: "private_address" });
    expect(connections()).toBe(0);
  });
});

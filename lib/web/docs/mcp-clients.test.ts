import { describe, expect, it } from "vitest";
import { isPublic, mcpClients } from "./mcp-clients";

const ENDPOINT = "https://launchyard.example/mcp";
const clients = mcpClients("launchyard", ENDPOINT);

const clientOf = (id: string) => {
  const found = clients.find((client) => client.id === id);
  if (!found) throw new Error(`${id} is not described.`);
  return found;
};
const linkOf = (id: string) => new URL(clientOf(id).link?.href ?? "");

describe("mcpClients", () => {
  it("names the endpoint in every configuration, and each configuration is one", () => {
    for (const { code } of clients) if (code) expect(code.text).toContain(ENDPOINT);
    expect(JSON.parse(clientOf("cursor").code?.text ?? "")).toEqual({ mcpServers: { launchyard: { url: ENDPOINT } } });
    const servers = { launchyard: { type: "http", url: ENDPOINT } };
    expect(JSON.parse(clientOf("vscode").code?.text ?? "")).toEqual({ servers });
  });

  it("packs the server into Cursor's install link as its own configuration file would hold it", () => {
    const link = linkOf("cursor");
    expect(link.protocol + link.host + link.pathname).toBe("cursor:anysphere.cursor-deeplink/mcp/install");
    expect(link.searchParams.get("name")).toBe("launchyard");
    const config = Buffer.from(link.searchParams.get("config") ?? "", "base64").toString();
    expect(JSON.parse(config)).toEqual({ url: ENDPOINT });
  });

  it("packs the server into VS Code's install link with its name", () => {
    const link = linkOf("vscode");
    expect(link.protocol + link.pathname).toBe("vscode:mcp/install");
    const config = JSON.parse(decodeURIComponent(link.search.slice(1)));
    expect(config).toEqual({ name: "launchyard", type: "http", url: ENDPOINT });
  });

  it("knows an address that only this machine reaches", () => {
    for (const local of ["http://127.0.0.1:3000/mcp", "https://localhost/mcp", "http://launchyard.example/mcp"])
      expect(isPublic(local), local).toBe(false);
    expect(isPublic(ENDPOINT)).toBe(true);
  });
});

/** How to connect one client to the MCP endpoint. */
export interface McpClient {
  id: string;
  name: string;
  /** Words before the code: where to click, or which file; code between backticks. */
  how: string;
  /** A command or a configuration file. */
  code: { label: string; text: string } | null;
  /** Opens the client, with the server filled in where it takes one. */
  link: { href: string; label: string } | null;
  /** It connects from its maker's servers, which reach public addresses only. */
  isRemote: boolean;
}

const json = (value: object) => JSON.stringify(value, null, 2);

/** The clients of the docs page. `name` is what the server is called in their configuration. */
export function mcpClients(name: string, endpoint: string): McpClient[] {
  return [
    CLAUDE,
    claudeCode(name, endpoint),
    CHATGPT,
    cursor(name, endpoint),
    vscode(name, endpoint),
    inspector(endpoint),
  ];
}

const CLAUDE: McpClient = {
  id: "claude",
  name: "Claude",
  how: "On the web or in the desktop app: Customize, Connectors, the plus sign, Add custom connector. Paste the address and add it. Older versions have this under Settings, Connectors.",
  code: null,
  link: { href: "https://claude.ai/customize/connectors", label: "Open Claude’s connectors" },
  isRemote: true,
};

function claudeCode(name: string, endpoint: string): McpClient {
  return {
    id: "claude-code",
    name: "Claude Code",
    how: "One command; `/mcp` inside a session then signs you in.",
    code: { label: "Terminal: Claude Code", text: `claude mcp add --transport http ${name} ${endpoint}` },
    link: null,
    isRemote: false,
  };
}

const CHATGPT: McpClient = {
  id: "chatgpt",
  name: "ChatGPT",
  how: "On the web, with a paid plan: Settings, Security and login, switch developer mode on. Then Plugins, the plus sign: paste the address as the MCP server URL and choose OAuth, or no authentication for reading alone. Client ID and secret stay empty. Older versions have this under Settings, Apps or Connectors, Advanced settings.",
  code: null,
  link: { href: "https://chatgpt.com/plugins", label: "Open ChatGPT’s plugins" },
  isRemote: true,
};

function cursor(name: string, endpoint: string): McpClient {
  return {
    id: "cursor",
    name: "Cursor",
    how: "One click, or `~/.cursor/mcp.json`; `.cursor/mcp.json` for one project.",
    code: { label: "mcp.json", text: json({ mcpServers: { [name]: { url: endpoint } } }) },
    link: { href: cursorLink(name, endpoint), label: "Add to Cursor" },
    isRemote: false,
  };
}

function vscode(name: string, endpoint: string): McpClient {
  return {
    id: "vscode",
    name: "VS Code",
    how: "One click, or `.vscode/mcp.json` of a workspace. The tools then stand in the chat’s agent mode.",
    code: { label: ".vscode/mcp.json", text: json({ servers: { [name]: { type: "http", url: endpoint } } }) },
    link: { href: vscodeLink(name, endpoint), label: "Add to VS Code" },
    isRemote: false,
  };
}

function inspector(endpoint: string): McpClient {
  return {
    id: "inspector",
    name: "MCP Inspector",
    how: "Lists the tools from a terminal; without `--cli` and what follows it opens a page to try them on.",
    code: {
      label: "Terminal: Inspector",
      text: `npx @modelcontextprotocol/inspector --cli ${endpoint} --transport http --method tools/list`,
    },
    link: null,
    isRemote: false,
  };
}

/** Cursor's install link: the server's entry of mcp.json as base64 (cursor.com/docs/mcp/install-links). */
function cursorLink(name: string, url: string): string {
  const config = Buffer.from(JSON.stringify({ url })).toString("base64");
  return `cursor://anysphere.cursor-deeplink/mcp/install?${new URLSearchParams({ name, config })}`;
}

/** VS Code's install link: the server's entry with its name (code.visualstudio.com, MCP developer guide). */
function vscodeLink(name: string, url: string): string {
  return `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name, type: "http", url }))}`;
}

/** Whether programs on other machines can reach an address: https at a name that is not this machine's. */
export function isPublic(endpoint: string): boolean {
  const { protocol, hostname } = new URL(endpoint);
  return protocol === "https:" && !/(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname);
}

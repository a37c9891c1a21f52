/** How to connect one client to the MCP endpoint. */
export interface McpClient {
  id: string;
  name: string;
  how: string;
  /** A command or a configuration file. */
  code: string | null;
}

const json = (value: object) => JSON.stringify(value, null, 2);

/** The clients of the docs page. `name` is what the server is called in their configuration. */
export function mcpClients(name: string, endpoint: string): McpClient[] {
  return [
    {
      id: "claude",
      name: "Claude",
      how: "Settings, Connectors, Add custom connector: paste the address. In Claude Code:",
      code: `claude mcp add --transport http ${name} ${endpoint}`,
    },
    {
      id: "chatgpt",
      name: "ChatGPT",
      how: "Settings, Apps & Connectors, Advanced settings: switch developer mode on. Then Create, paste the address as the MCP server URL, and choose OAuth, or no authentication for reading alone.",
      code: null,
    },
    {
      id: "cursor",
      name: "Cursor",
      how: "In ~/.cursor/mcp.json, or .cursor/mcp.json of a project:",
      code: json({ mcpServers: { [name]: { url: endpoint } } }),
    },
    {
      id: "vscode",
      name: "VS Code",
      how: "In .vscode/mcp.json of a workspace:",
      code: json({ servers: { [name]: { type: "http", url: endpoint } } }),
    },
    {
      id: "inspector",
      name: "MCP Inspector",
      how: "Lists the tools from a terminal; without --cli it opens a page to try them on.",
      code: `npx @modelcontextprotocol/inspector --cli ${endpoint} --transport http --method tools/list`,
    },
  ];
}

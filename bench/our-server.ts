import { connect } from "@/db/client";
import { createNodeMcp } from "@/lib/api/mcp/endpoint";
import { createApp } from "@/lib/api/process/app";
import { operations } from "@/lib/api/registry";
import { openFrontDoor } from "@/lib/api/server/front-door";

/** Our front door as `npm start` opens it, without the pages. Usage: our-server.ts <port> <database url> <cached|uncached> */
const [port = "0", url = "", mode = "cached"] = process.argv.slice(2);
const connection = { ...connect(url, 10), url };
const app = await createApp({ connection, operations, keepsAnswers: mode === "cached" });
const door = openFrontDoor(app, {
  early: [{ path: "/mcp", handler: createNodeMcp(app), logsItself: true }],
  pages: async (_req, res) => void res.writeHead(404).end(),
});
await door.listen(Number(port), "127.0.0.1");
console.log("ready");

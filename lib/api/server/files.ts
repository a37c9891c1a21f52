import type { NodeHandler } from "@/lib/api/http/node-request";
import type { Storage } from "@/lib/integrations/storage";

const PATH = /^\/files\/([0-9a-f]{64})\.webp$/;
const YEAR_SECONDS = 31_536_000;

/** Serves stored pictures at `/files/{sha256}.webp`: the name is the content's hash, so they never change. */
export function createFiles(files: Storage): NodeHandler {
  return async (req, res) => {
    const [path = ""] = (req.url ?? "").split("?");
    const sha = PATH.exec(path)?.[1];
    const isRead = req.method === "GET" || req.method === "HEAD";
    const bytes = sha && isRead ? await files.get(sha) : null;
    if (!bytes) {
      res.writeHead(sha && !isRead ? 405 : 404, sha && !isRead ? { allow: "GET, HEAD" } : {}).end();
      return;
    }
    res.writeHead(200, {
      "content-type": "image/webp",
      "content-length": bytes.length,
      "cache-control": `public, max-age=${YEAR_SECONDS}, immutable`,
      "x-content-type-options": "nosniff",
      "access-control-allow-origin": "*",
    });
    res.end(req.method === "HEAD" ? undefined : bytes);
  };
}

import { failStart } from "@/lib/serving/process";
import { serveWithoutPages } from "@/lib/serving/without-pages";

/** All but the pages, from the sources: the part of `npm run dev` that is started anew, which is told the port. */
serveWithoutPages(async (_req, res) => void res.writeHead(404).end()).catch(failStart);

import { FairLine } from "@/lib/core/limits/fair-line";
import { clientOfPage } from "./client";
import type { PageHandler } from "./kept-pages";
import { isAsset } from "./page-gate";
import { isRelayed } from "./relay";
import { takePlace } from "./turns";

/** Pages of one client that are made at once. Each keeps the process busy for many milliseconds at a time, and more are no faster. */
const AT_ONCE = 2;

/**
 * Makes a few pages of one client at a time: whatever it asks for, others wait for a few of them. Assets are not made, and
 * what a form leads to is made in the form's own place.
 */
export function makeInTurns(pages: PageHandler): PageHandler {
  const line = new FairLine({ perKey: AT_ONCE });
  return (req, res, requestId) =>
    new Promise((resolve, reject) => {
      const make = () => void pages(req, res, requestId).then(resolve, reject);
      if (isAsset(req.url ?? "") || isRelayed(req)) make();
      else takePlace(line, clientOfPage(req), res, make);
    });
}

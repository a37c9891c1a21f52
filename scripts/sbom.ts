import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { licenseReport } from "./verify/licenses";
import { lockedPackages } from "./verify/lock-file";

/** `npm run sbom`: what is installed to serve, as CycloneDX for machines and by license for people, from package-lock.json alone. */
const FOLDER = "dist";
const MAX_BYTES = 64 * 2 ** 20;

const bill = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(z.unknown()),
});

const args = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--omit=dev", "--package-lock-only"];
const { status, stdout, stderr } = spawnSync("npm", args, { encoding: "utf8", maxBuffer: MAX_BYTES });
if (status !== 0) throw new Error(`npm made no bill of materials:\n${stderr}`);
const made = bill.parse(JSON.parse(stdout));
made.metadata.component.name = "launchyard"; // npm takes the folder's name
mkdirSync(FOLDER, { recursive: true });
const files = { sbom: join(FOLDER, "sbom.cdx.json"), licenses: join(FOLDER, "licenses.md") };
writeFileSync(files.sbom, `${JSON.stringify(made, null, 2)}\n`);
writeFileSync(files.licenses, licenseReport(lockedPackages()));
console.log(`${files.sbom}: ${made.components.length} packages (CycloneDX)\n${files.licenses}: the same by license`);

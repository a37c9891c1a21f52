import { readFileSync } from "node:fs";
import type { Finding } from "./finding";
import { checkAllowedScripts, checkInstallScripts } from "./install-scripts";
import { checkLicenses } from "./licenses";
import { lockedPackages } from "./lock-file";

/** Checks what the project takes from others: licenses, scripts that run at installation. */
export function checkDependencies(): Finding[] {
  const packages = lockedPackages();
  const { allowScripts = {} } = JSON.parse(readFileSync("package.json", "utf8"));
  return [
    ...checkLicenses(packages),
    ...checkAllowedScripts(packages, allowScripts),
    ...checkInstallScripts(packages, readFileSync("SECURITY.md", "utf8")),
  ];
}

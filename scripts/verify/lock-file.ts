import { readFileSync } from "node:fs";
import { z } from "zod";

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

/** A package that package-lock.json installs. */
export interface LockedPackage {
  name: string;
  version: string;
  /** An SPDX expression as its authors wrote it, or none. */
  license: string | undefined;
  /** Installed for development only. */
  isDev: boolean;
  hasInstallScript: boolean;
}

/** Every package of package-lock.json, those of other platforms too, in the order of the file. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, { version = "", license, dev = false, hasInstallScript = false }]) => ({
      ...{ name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length), version },
      ...{ license, isDev: dev, hasInstallScript },
    }));
}

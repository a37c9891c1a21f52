import type { Finding } from "./finding";
import type { LockedPackage } from "./lock-file";

const HEADING = "## Install scripts";

/**
 * The table of SECURITY.md names exactly the packages that run a script of their own when they are installed. A name may end
 * with a star, for the builds of one package for many platforms.
 */
export function checkInstallScripts(packages: LockedPackage[], security: string): Finding[] {
  const file = "SECURITY.md";
  const section = security.split(HEADING)[1]?.split(/^## /m)[0] ?? "";
  const listed = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name = ""]) => name);
  const running = [...new Set(packages.filter((one) => one.hasInstallScript).map(({ name }) => name))];
  const isListed = (name: string) => listed.some((pattern) => covers(pattern, name));
  return [
    ...running
      .filter((name) => !isListed(name))
      .map((name) => ({
        file,
        message: `does not say what the install script of ${name} does, below "${HEADING}".`,
      })),
    ...listed
      .filter((pattern) => !running.some((name) => covers(pattern, name)))
      .map((pattern) => ({
        file,
        message: `lists ${pattern}, which runs no install script.`,
      })),
  ];
}

const covers = (pattern: string, name: string) =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

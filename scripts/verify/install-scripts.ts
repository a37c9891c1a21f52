import type { Finding } from "./finding";
import type { LockedPackage } from "./lock-file";

const HEADING = "## Install scripts";

/** package.json decides about every package that would run a script when it is installed, and about no other. */
export function checkAllowedScripts(packages: LockedPackage[], allowed: Record<string, boolean>): Finding[] {
  const file = "package.json";
  const running = namesOf(packages);
  const undecided = running.filter((name) => !(name in allowed));
  const gone = Object.keys(allowed).filter((name) => !running.includes(name));
  return [
    ...undecided.map((name) => ({ file, message: `has no word in allowScripts on the install script of ${name}.` })),
    ...gone.map((name) => ({ file, message: `names ${name} in allowScripts, which runs no install script.` })),
  ];
}

const namesOf = (packages: LockedPackage[]) => [
  ...new Set(packages.filter((one) => one.hasInstallScript).map(({ name }) => name)),
];

/**
 * The table of SECURITY.md names exactly the packages that run a script of their own when they are installed. A name may end
 * with a star, for the builds of one package for many platforms.
 */
export function checkInstallScripts(packages: LockedPackage[], security: string): Finding[] {
  const file = "SECURITY.md";
  const section = security.split(HEADING)[1]?.split(/^## /m)[0] ?? "";
  const listed = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name = ""]) => name);
  const running = namesOf(packages);
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

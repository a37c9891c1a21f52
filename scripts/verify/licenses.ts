import type { Finding } from "./finding";
import type { LockedPackage } from "./lock-file";

/** Ask for no more than to keep a notice. */
const PERMISSIVE = [
  ...["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "MIT-0"],
  ...["Python-2.0", "Unlicense", "Zlib"],
];

/** Licenses that ask for more, and the packages that we take them from all the same. */
const EXCEPTIONS: { packages: RegExp; license: string; why: string }[] = [
  {
    packages: /^@img\/sharp-/,
    license: "LGPL-3.0-or-later",
    why: "libvips is a library of its own that sharp loads; we neither change nor link it",
  },
  {
    packages: /^lightningcss(-|$)/,
    license: "MPL-2.0",
    why: "only changed files would have to be published, and it is used as it comes, while pages are built",
  },
  {
    packages: /^(axe-core|@axe-core\/playwright)$/,
    license: "MPL-2.0",
    why: "runs in journeys only, as it comes",
  },
  {
    packages: /^@fontsource(-variable)?\//,
    license: "OFL-1.1",
    why: "fonts may be served with any software; they are not sold by themselves",
  },
  {
    packages: /^ical\.js$/,
    license: "MPL-2.0",
    why: "runs in tests only, as it comes",
  },
  {
    packages: /^satori$/,
    license: "MPL-2.0",
    why: "only changed files would have to be published, and it draws pictures of pages as it comes",
  },
  {
    packages: /^caniuse-lite$/,
    license: "CC-BY-4.0",
    why: "it is a table of browsers that is read while pages are built and handed on to nobody",
  },
  {
    packages: /^@modelcontextprotocol\/inspector$/,
    license: "SEE LICENSE IN LICENSE",
    why: "its LICENSE file says Apache-2.0, and MIT for older parts; runs in tests only",
  },
  {
    packages: /^png-js$/,
    license: "",
    why: "its package.json names none, and its LICENSE file says MIT",
  },
];

/** A finding for every package whose license is neither permissive nor excepted by name. */
export function checkLicenses(packages: LockedPackage[]): Finding[] {
  return packages
    .filter((one) => !isAccepted(one))
    .map(({ name, version, license }) => ({
      file: "package-lock.json",
      message: `holds ${name} ${version} under ${license ?? "no license"}; see scripts/verify/licenses.ts.`,
    }));
}

/** SPDX: one of the alternatives must hold with all of its parts. Expressions that mix both words are left to a person. */
function isAccepted({ name, license = "" }: LockedPackage): boolean {
  const own = EXCEPTIONS.filter(({ packages }) => packages.test(name)).map((one) => one.license);
  const accepted = new Set([...PERMISSIVE, ...own]);
  const plain = license.replace(/[()]/g, "");
  if (plain.includes(" OR ") && plain.includes(" AND ")) return false;
  return plain.split(" OR ").some((all) => all.split(" AND ").every((one) => accepted.has(one)));
}

/** Each license with the packages that are installed to serve, as Markdown, and why it is taken where it asks for more than a notice. */
export function licenseReport(packages: LockedPackage[]): string {
  const served = packages.filter(({ isDev }) => !isDev);
  const byLicense = Map.groupBy(served, ({ license }) => license ?? "none");
  const parts = [...byLicense]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([license, some]) => {
      const names = [...new Set(some.map(({ name, version }) => `${name} ${version}`))].sort();
      return `## ${license}\n\n${reasonsFor(license, some)}${names.map((name) => `- ${name}\n`).join("")}`;
    });
  return `# Licenses of what is installed to serve\n\nMade by \`npm run sbom\` from package-lock.json.\n\n${parts.join("\n")}`;
}

function reasonsFor(license: string, packages: LockedPackage[]): string {
  const reasons = EXCEPTIONS.filter(
    (one) => license.includes(one.license) && packages.some(({ name }) => one.packages.test(name)),
  );
  return reasons.map(({ why }) => `Taken because ${why}.\n\n`).join("");
}

import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

const APP = join(import.meta.dirname, "..", "app");

/** Every page of the app as its folders name it: `/listings/[slug]`. Groups such as `(site)` stand in no address. */
export function routesOf(folder = APP): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const inner = entries.filter((one) => one.isDirectory()).flatMap((one) => routesOf(join(folder, one.name)));
  if (!entries.some(({ name }) => name === "page.tsx")) return inner;
  const names = relative(APP, folder)
    .split("/")
    .filter((name) => name !== "" && !/^\(.*\)$/.test(name));
  return [`/${names.join("/")}`, ...inner];
}

/** A route with what stands in its brackets filled in. */
export const filled = (route: string, value: string) => route.replace(/\[\w+\]/, value);

import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

const APP = join(import.meta.dirname, "..", "app");

/** Every page of the app, or what else `file` is the name of, as its folders name it: `/listings/[slug]`. Groups such as `(site)` stand in no address. */
export function routesOf(file = "page.tsx", folder = APP): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const inner = entries.filter((one) => one.isDirectory()).flatMap((one) => routesOf(file, join(folder, one.name)));
  if (!entries.some(({ name }) => name === file)) return inner;
  const names = relative(APP, folder)
    .split("/")
    .filter((name) => name !== "" && !/^\(.*\)$/.test(name));
  return [`/${names.join("/")}`, ...inner];
}

/** A route with what stands in its brackets filled in, part by part. */
export function filled(route: string, value: string): string {
  const parts = value.split("/");
  return route.replace(/\[[.\w]+\]/g, () => parts.shift() ?? value);
}

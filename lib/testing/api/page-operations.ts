import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { AnyExecutable } from "@/lib/core/operation";

/** Every page operation, found by its definition: a new one is held to what tests ask of all without being named. */
export async function pageOperations(): Promise<AnyExecutable[]> {
  const isOne = (file: string) => readFileSync(file, "utf8").includes("= definePageOperation(");
  const modules = await Promise.all(globSync("lib/services/**/*.ts").filter(isOne).map(load));
  return modules.flatMap((exported) => Object.values(exported)).filter(isPageOperation);
}

const load = (file: string): Promise<Record<string, unknown>> => import(/* @vite-ignore */ resolve(file));

function isPageOperation(value: unknown): value is AnyExecutable {
  return typeof value === "object" && value !== null && "run" in value && !("path" in value);
}

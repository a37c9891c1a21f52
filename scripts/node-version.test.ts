import { expect, it } from "vitest";
import { requireNode } from "./node-version";

it.each(["20.20.2", "22.12.0", "24.8.1"])("refuses to start on Node %s, and says how to start instead", (version) => {
  expect(() => requireNode(version)).toThrow(/This is Node .* or newer\. Start it through npm/);
});

it.each(["24.9.0", "24.21.0", "26.1.0"])("starts on Node %s", (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

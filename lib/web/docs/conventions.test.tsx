import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { z } from "zod";
import { ApiConventions } from "@/components/docs/api-conventions";
import { describeApi } from "@/lib/api/openapi/document";
import { operations } from "@/lib/api/registry";
import { countedPageOf } from "@/lib/core/pagination";

const api = describeApi(operations, { name: "Main", baseUrl: "https://directory.test" });
const page = renderToStaticMarkup(<ApiConventions />);

it("the docs name every header that calls may carry", () => {
  for (const { name } of Object.values(api.components.parameters)) expect(page).toContain(`>${name}<`);
});

it.each([
  ["the docs", page],
  ["the OpenAPI document", api.info.description],
])("every field of a list is named in %s", (_where, text) => {
  for (const field of Object.keys(countedPageOf(z.object({})).shape))
    expect(text).toMatch(new RegExp(`\\b${field}\\b`));
});

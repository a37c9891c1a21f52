import type { Scenario } from "../scenario";
import type { Target } from "../target";
import { waitOf } from "../watch";

const MIB = 1_000_000;
const ROUNDS = 10;

const names = (count: number) => `{${Array.from({ length: count }, (_, i) => `"nam${i}":1`).join(",")}}`;
const nested = (depth: number) => `{"a":${"[".repeat(depth)}${"]".repeat(depth)}}`;
const inputs = () => [
  names(80_000),
  names(4_900),
  nested(MIB / 2),
  `{"q":"${"a@".repeat(MIB / 2)}"}`,
  `{"${"k".repeat(MIB)}":1}`,
];
const call = (tool: string, args: string) =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${tool}","arguments":${args}}}`;

const FORM_TYPE = "multipart/form-data; boundary=x";
const ACTION = `name="$ACTION_ID_${"0".repeat(42)}"`;
const fields = (...all: string[]) =>
  `${all.map((one) => `--x\r\nContent-Disposition: form-data; ${one}\r\n`).join("")}--x--\r\n`;

/** Bodies of up to a megabyte that are wrong in every way, to whatever reads one. */
export const scenario: Scenario = {
  name: "wrong calls of a megabyte over REST, MCP, OAuth and forms",
  measures: "longest wait of /healthz, ms",
  bar: 100,
  async run(target) {
    let longest = 0;
    await sendAll(target, names(1)); // what a process loads once, at the first call of its kind, is another matter
    const waits = await target.healthDuring(async () => {
      for (let round = 0; round < target.times(ROUNDS); round += 1)
        for (const input of inputs()) longest = Math.max(longest, await sendAll(target, input));
    });
    return { ...waitOf(waits), note: `longest answer ${Math.ceil(longest / 1024)} KiB` };
  },
};

/** One after the other, since each alone is to be cheap. Length of the longest answer. */
async function sendAll({ attacker }: Target, input: string): Promise<number> {
  const post =
    (path: string, body: string, type = "application/json") =>
    () =>
      attacker.ask(path, { method: "POST", body, headers: { "content-type": type } });
  const calls = [
    post("/api/v1/drafts", input),
    () => attacker.ask("/api/v1/drafts/dr_00000000000000000000", { method: "PATCH", body: input }),
    post("/mcp", call("search_listings", input)),
    post("/mcp", call("update_draft", input)),
    post("/mcp", `[${Array(20).fill(call("search_listings", input)).join(",").slice(0, MIB)}]`),
    post("/oauth/register", input.slice(0, 64_000)),
    post("/oauth/token", `grant_type=${input.slice(0, 64_000)}`, "application/x-www-form-urlencoded"),
    post("/sign-in", `email=${input}`, "application/x-www-form-urlencoded"),
    post("/dashboard/drafts", fields(`${ACTION}\r\n\r\n${input.slice(0, MIB / 2)}`), FORM_TYPE),
    post("/dashboard/drafts", fields(...Array(9_000).fill('name="$ACTION_1:0"\r\n\r\n[]')), FORM_TYPE),
  ];
  let longest = 0;
  for (const send of calls) longest = Math.max(longest, (await send()).text.length);
  return longest;
}

import { hash } from "node:crypto";
import { type RestRequest, requestOf } from "@/lib/api/rest/request-of";
import type { AnyOperation } from "@/lib/core/operation";

/** A language that the docs show calls in. */
export interface CallLanguage {
  /** In addresses. */
  key: string;
  label: string;
  /** An operation's example as a program of it, whole and ready to run with the key in LAUNCHYARD_KEY. */
  write(operation: AnyOperation, baseUrl: string): string;
}

/** In the order of their tabs. */
export const CALL_LANGUAGES: [CallLanguage, ...CallLanguage[]] = [
  { key: "curl", label: "curl", write: curlCall },
  { key: "typescript", label: "TypeScript", write: typescriptCall },
  { key: "python", label: "Python", write: pythonCall },
];

/** The language of a key in the address; the first one for anything else. */
export function callLanguage(key: unknown): CallLanguage {
  return CALL_LANGUAGES.find((language) => language.key === key) ?? CALL_LANGUAGES[0];
}

/** A UUID that stays the same: what protects a retry is that it brings the key of the first try. */
function exampleKey({ name }: AnyOperation): string {
  const [a = "", b = "", c = "", d = "", e = ""] =
    /^(.{8})(.{4})(.{3})(.{3})(.{12})/.exec(hash("sha256", name, "hex"))?.slice(1) ?? [];
  return `${a}-${b}-4${c}-8${d}-${e}`;
}

function curlCall(operation: AnyOperation, baseUrl: string): string {
  const { method, path, body } = requestOf(operation, operation.example);
  const lines = [method === "GET" ? `curl "${baseUrl}${path}"` : `curl -X ${method} "${baseUrl}${path}"`];
  if (operation.access !== "public") lines.push(KEY_HEADER);
  if (operation.idempotent) lines.push(`-H "Idempotency-Key: ${exampleKey(operation)}"`);
  if (body) lines.push(JSON_HEADER, dataOf(body));
  return lines.join(CONTINUED);
}

/** The same call as an MCP client posts it (Streamable HTTP, tools/call), by curl. */
export function mcpCall({ name, example, access }: AnyOperation, baseUrl: string): string {
  const lines = [`curl "${baseUrl}/mcp"`];
  if (access !== "public") lines.push(KEY_HEADER);
  lines.push('-H "Accept: application/json, text/event-stream"', '-H "MCP-Protocol-Version: 2025-11-25"', JSON_HEADER);
  lines.push(dataOf({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: example } }));
  return lines.join(CONTINUED);
}

const CONTINUED = " \\\n  ";
const KEY_HEADER = '-H "Authorization: Bearer $LAUNCHYARD_KEY"';
const JSON_HEADER = '-H "Content-Type: application/json"';

/** JSON for the shell, indented like the lines around it. */
function dataOf(body: object): string {
  const text = JSON.stringify(body, null, 2).replaceAll("'", "'\\''").replaceAll("\n", "\n  ");
  return `-d '${text}'`;
}

function typescriptCall(operation: AnyOperation, baseUrl: string): string {
  const request = requestOf(operation, operation.example);
  const { method, path, body } = request;
  const headers = headersOf(operation, request).map(
    ([name, value]) => `    ${quotedName(name)}: ${asTemplate(value)},`,
  );
  const fields = [
    ...(method === "GET" ? [] : [`  method: "${method}",`]),
    ...(headers.length > 0 ? ["  headers: {", ...headers, "  },"] : []),
    ...(body ? [`  body: JSON.stringify(${indented(asTypescript(body), "  ")}),`] : []),
  ];
  const rest = fields.length > 0 ? `, {\n${fields.join("\n")}\n}` : "";
  const imports = operation.access === "public" ? "" : 'import { env } from "node:process";\n\n';
  return `${imports}const response = await fetch("${baseUrl}${path}"${rest});
if (!response.ok) throw new Error(await response.text());
console.log(JSON.stringify(await response.json(), null, 2));`;
}

const quotedName = (name: string) => (/^\w+$/.test(name) ? name : `"${name}"`);
const asTemplate = (value: string) =>
  value.includes(KEY) ? `\`${value.replace(KEY, `\${env.${KEY}}`)}\`` : JSON.stringify(value);
/** JSON is TypeScript; names need no quotes there. */
const asTypescript = (value: unknown) => JSON.stringify(value, null, 2).replace(/^(\s*)"(\w+)":/gm, "$1$2:");

function pythonCall(operation: AnyOperation, baseUrl: string): string {
  const request = requestOf(operation, operation.example);
  const headers = headersOf(operation, request).map(([name, value]) => `        "${name}": ${asPythonText(value)},`);
  const fields = [
    `    "${baseUrl}${request.path}",`,
    ...(request.method === "GET" ? [] : [`    method="${request.method}",`]),
    ...(headers.length > 0 ? ["    headers={", ...headers, "    },"] : []),
    ...(request.body ? [`    data=json.dumps(${indented(asPython(request.body), "    ")}).encode(),`] : []),
  ];
  const modules = ["json", ...(operation.access === "public" ? [] : ["os"]), "urllib.error", "urllib.request"];
  return `${modules.map((name) => `import ${name}`).join("\n")}

request = urllib.request.Request(
${fields.join("\n")}
)
try:
    with urllib.request.urlopen(request) as response:
        print(json.dumps(json.load(response), indent=2))
except urllib.error.HTTPError as error:
    raise SystemExit(error.read().decode())`;
}

const asPythonText = (value: string) =>
  value.includes(KEY) ? `"${value.replace(KEY, "")}" + os.environ["${KEY}"]` : JSON.stringify(value);

/** A value as Python writes it: as JSON, but for three words. */
function asPython(value: unknown, depth = 0): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const inner = "    ".repeat(depth + 1);
  const isList = Array.isArray(value);
  const entries = Object.entries(value).map(
    ([key, one]) => `${inner}${isList ? "" : `"${key}": `}${asPython(one, depth + 1)},\n`,
  );
  const [open, close] = isList ? "[]" : "{}";
  return entries.length === 0 ? `${open}${close}` : `${open}\n${entries.join("")}${"    ".repeat(depth)}${close}`;
}

const KEY = "LAUNCHYARD_KEY";

/** Headers of a call; the key stands as the name of its variable. */
function headersOf(operation: AnyOperation, { body }: RestRequest): [string, string][] {
  return [
    ...(operation.access === "public" ? [] : [["Authorization", `Bearer ${KEY}`] satisfies [string, string]]),
    ...(operation.idempotent ? [["Idempotency-Key", exampleKey(operation)] satisfies [string, string]] : []),
    ...(body ? [["Content-Type", "application/json"] satisfies [string, string]] : []),
  ];
}

const indented = (text: string, by: string) => text.replaceAll("\n", `\n${by}`);

/** One side of a comparison: a path such as `event.data.id`, or a literal. */
type Operand = { path: string[] } | { literal: unknown };

const PATH = /^(event|async)(\.[A-Za-z_]\w*)+$/;
const LITERAL = /^(?:'[^']*'|"[^"]*"|-?\d+(?:\.\d+)?|true|false|null)$/;

/** A condition of the part of CEL the embedded runner knows: `a == b`, joined by `&&`. */
export type Condition = (scope: { event: unknown; async?: unknown }) => boolean;

/** Reads a condition; throws on what lies beyond `==` and `&&`, so that nothing is silently taken for true or false. */
export function parseCondition(text: string): Condition {
  const comparisons = text.split("&&").map((part) => {
    const [left, right, ...rest] = part.split("==").map((side) => parseOperand(side.trim()));
    if (!left || !right || rest.length > 0) {
      throw new Error(`The embedded runner reads conditions of "==" and "&&" only, not: ${text}`);
    }
    return { left, right };
  });
  return (scope) => comparisons.every(({ left, right }) => operandValue(left, scope) === operandValue(right, scope));
}

function parseOperand(text: string): Operand | null {
  if (PATH.test(text)) return { path: text.split(".") };
  if (!LITERAL.test(text)) return null;
  return { literal: JSON.parse(text.startsWith("'") ? JSON.stringify(text.slice(1, -1)) : text) };
}

function operandValue(operand: Operand, scope: object): unknown {
  return "literal" in operand ? operand.literal : readPath(scope, operand.path);
}

/** The value at a path of property names; undefined where it ends early. */
export function readPath(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (found, name) => (typeof found === "object" && found !== null ? Reflect.get(found, name) : undefined),
    value,
  );
}

const SIDE = 24;
const TURNS = 38_000;

/** A drawing that any check of its elements lets through, and that takes minutes to draw: a round zigzag of 38,000 turns. */
export function costlyDrawing(): string {
  const points = Array.from({ length: TURNS }, (_, n) => `${(n * 7) % SIDE} ${(n * 11) % (SIDE - 1)}`).join("L");
  const stroke = 'fill="none" stroke="#286" stroke-width="9" stroke-linejoin="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><path ${stroke} d="M${points}"/></svg>`;
}

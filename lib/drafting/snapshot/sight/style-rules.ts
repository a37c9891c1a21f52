/** What the page's own `<style>` blocks hide: class names and ids, without their `.` and `#`. */
export interface HiddenNames {
  classes: Set<string>;
  ids: Set<string>;
  /** Those of the classes that are only transparent or invisible, and keep their place in the layout. */
  faint: Set<string>;
}

/** Characters of style that are read; pages with more are read without the rest. */
const STYLE_MAX = 400_000;
const SHOWS =
  /(?:^|;)\s*(?:display\s*:\s*(?!none)[a-z]|visibility\s*:\s*visible|opacity\s*:\s*(?:1|0?\.\d*[1-9])|max-height\s*:)/i;
const SINGLE = /^[a-z0-9]*([.#])([\w-]+)$/i;

/** True when declarations take their element out of sight altogether. */
export function hidesByStyle(declarations: string): boolean {
  const text = declarations.toLowerCase().replace(/\s+/g, "");
  if (/(?:^|;)(?:display:none|visibility:(?:hidden|collapse)|content-visibility:hidden)/.test(text)) return true;
  if (/(?:^|;)font-size:0(?:px|em|rem|%)?(?:!important)?(?:;|$)/.test(text)) return true;
  if (/(?:^|;)(?:left|right|top|text-indent|margin-left|margin-top):-\d{4,}/.test(text)) return true;
  if (/(?:^|;)clip:rect\((?:0|1)(?:px)?,/.test(text) || /(?:^|;)clip-path:inset\((?:50|100)%/.test(text)) return true;
  const isTiny = /(?:^|;)(?:max-)?(?:width|height):[01](?:px)?(?:!important)?(?:;|$)/.test(text);
  if (isTiny && /(?:^|;)overflow:hidden/.test(text)) return true;
  return /(?:^|;)opacity:0(?:\.0+)?(?:!important)?(?:;|$)/.test(text) && !isEntrance(text);
}

/** Hidden by nothing but its transparency or visibility: what motion libraries set until they move it in. */
export const isFaint = (declarations: string): boolean =>
  !hidesByStyle(declarations.replace(/(?:opacity|(?<![\w-])visibility)\s*:[^;]*/gi, ""));

/** Pages built with motion libraries start their hero transparent and move it in: that text is for visitors. */
function isEntrance(text: string): boolean {
  return /(?:^|;)(?:transform|transition|animation|will-change|filter|translate|scale)[\w-]*:/.test(text);
}

/** Reads `.name {…}` and `#name {…}` rules outside of at-rules; a name that another rule shows again is not hidden. */
export function hiddenNames(styles: string[]): HiddenNames {
  const hidden: HiddenNames = { classes: new Set(), ids: new Set(), faint: new Set() };
  const gone = new Set<string>();
  const shown = new Set<string>();
  for (const { selectors, declarations } of topLevelRules(styles.join("\n").slice(0, STYLE_MAX))) {
    if (SHOWS.test(declarations)) for (const name of selectors.match(/[.#][\w-]+/g) ?? []) shown.add(name);
    if (!hidesByStyle(declarations)) continue;
    for (const selector of selectors.split(",")) {
      const [, sign, name] = SINGLE.exec(selector.trim()) ?? [];
      if (name) (sign === "." ? hidden.classes : hidden.ids).add(name);
      if (name) (isFaint(declarations) ? hidden.faint : gone).add(name);
    }
  }
  for (const name of shown) (name.startsWith(".") ? hidden.classes : hidden.ids).delete(name.slice(1));
  for (const name of gone) hidden.faint.delete(name);
  return hidden;
}

/** Splits style text into its rules in one pass; what stands within `@media` and the like is left out. */
function topLevelRules(css: string): { selectors: string; declarations: string }[] {
  const rules: { selectors: string; declarations: string }[] = [];
  const text = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, " ");
  let depth = 0;
  let start = 0;
  let selectors = "";
  for (const { 0: mark, index } of text.matchAll(/[{};]/g)) {
    if (mark === "{") {
      depth += 1;
      if (depth > 1) continue;
      selectors = text.slice(start, index).trim();
    } else if (mark === "}" && depth > 0) {
      depth -= 1;
      if (depth === 0 && !selectors.startsWith("@")) rules.push({ selectors, declarations: text.slice(start, index) });
    }
    if (depth <= 1 && !(mark === ";" && depth === 1)) start = index + 1;
  }
  return rules;
}

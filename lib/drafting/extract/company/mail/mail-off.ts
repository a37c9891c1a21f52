import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { isProse, sentenceAt, sentencesOf } from "@/lib/drafting/text/spans";
import { withPlainMails } from "@/lib/drafting/text/spelled-mail";
import { anyOf } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";

const OFF = anyWord("mailOff");
const MAILBOX = anyOf(
  "(?:e-?)?mails?|(?:e-?mail[- ]?)?address(?:es)?|mailbox(?:es)?|inbox|(?:e-?mail-?|mail)?adressen?|postf(?:a|ä)ch\\p{L}*|adresses?|courriels?|correos?|direcci(?:ón|ones)|buz(?:ón|ones)|indirizz[oi]|casell[ae]|adres(?:sen|y|em?|u)?|postvak\\p{L}*|skrzynk\\p{L}+|endereços?|caixas?|adress\\p{L}*|mejl\\p{L}*|postkass\\p{L}+",
);
/** Characters behind an address in which its sentence says that it is no more. */
const REACH = 80;
/** Segments above an address in which a list of them is opened. */
const LIST_MAX = 12;
const NEXT_MAX = 120;
/** Headings down to here begin another section. */
const SECTION_LEVEL = 3;

/** "These addresses have been turned off:" or "Mail to this address is not delivered": the page says so of the address. */
export function isTurnedOff(page: PageSnapshot, index: number, address: string): boolean {
  const prose = (from: number, to: number) => page.segments.slice(Math.max(0, from), to).filter(isProse);
  const near = [...prose(index - 2, index), page.segments[index], ...prose(index + 1, index + 2)];
  if (near.some((segment) => segment && saysOff(withPlainMails(segment.text), address))) return true;
  const [next] = prose(index + 1, index + 3);
  const [first] = next && next.text.length <= NEXT_MAX ? sentencesOf(next.text) : [];
  if (first && tellsOff(first.text) && !first.text.includes("@")) return true;
  const above = prose(index - LIST_MAX, index);
  const at = above.findLastIndex(({ text }) => /:\s*$/.test(text));
  const isOpen = above.slice(at + 1).every(({ kind, level }) => kind !== "heading" || (level ?? 6) > SECTION_LEVEL);
  return at !== -1 && isOpen && tellsOff(above[at]?.text.slice(-NEXT_MAX) ?? "");
}

const tellsOff = (text: string) => OFF.test(text) && MAILBOX.test(text) && !text.endsWith("?");

/** Its sentence says so, behind the address or before it, or the next one. */
function saysOff(text: string, address: string): boolean {
  const at = text.toLowerCase().indexOf(address.toLowerCase());
  const sentence = at === -1 ? undefined : sentenceAt(text, at);
  if (!sentence) return false;
  const behind = text.slice(at + address.length, Math.min(sentence.end, at + address.length + REACH));
  const before = text.slice(sentence.start, at);
  const off = before.search(OFF);
  const [after] = sentencesOf(text.slice(sentence.end, sentence.end + NEXT_MAX).trim());
  if (OFF.test(behind.split("@")[0] ?? "") || (off !== -1 && MAILBOX.test(before.slice(0, off)))) return true;
  return after !== undefined && !after.text.includes("@") && tellsOff(after.text);
}

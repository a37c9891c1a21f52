/** How many words a person's text has: what the rules for bios and stories count, and the meters beside their fields. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

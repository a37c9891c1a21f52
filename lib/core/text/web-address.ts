/** Left alone by the URL Standard, and read as more than an address by HTML, Markdown, shells and mails. */
const LOADED = /['`\\^{|}]/g;
/** An address that is written as it would be serialised, but for a slash. */
const PLAIN = /^https?:\/\/[\w.-]+(?::\d+)?(?:[/?#][\w!#$%&()*+,\-./:;=?@[\]~]*)?$/;

/**
 * An http or https address in its serialised form (URL Standard, section 4.5), with nothing in it that could end an attribute, a
 * link or a line wherever it is shown. Null for anything else, and for one that names a user: it looks like another site's.
 */
export function webAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, href } = new URL(text);
  if (!/^https?:$/.test(protocol) || username || password) return null;
  return href.replace(LOADED, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** As `webAddress`; what somebody typed in plain letters stays as it was typed. */
export function typedWebAddress(text: string): string | null {
  const address = webAddress(text);
  return address !== null && PLAIN.test(text) ? text : address;
}

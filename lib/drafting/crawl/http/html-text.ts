import { isUtf8 } from "node:buffer";
import sniffEncoding from "html-encoding-sniffer";
import iconv from "iconv-lite";

/** Declarations are looked for this far, as browsers do when the first 1,024 bytes hold none. */
const PRESCAN_BYTES = 8_192;

/**
 * The text of an HTML body: encoding by byte order mark, then the Content-Type's charset, then `<meta>` (WHATWG). A page that
 * names none is UTF-8 if its bytes are, else windows-1252.
 */
export function htmlText(body: Buffer, charset: string | undefined): string {
  const encoding = sniffEncoding(body, {
    ...(charset ? { transportLayerEncodingLabel: charset } : {}),
    defaultEncoding: isUtf8(body) ? "UTF-8" : "windows-1252",
    maxPrescanBytes: PRESCAN_BYTES,
  });
  return iconv.decode(body, iconv.encodingExists(encoding) ? encoding : "utf8");
}

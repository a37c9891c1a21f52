import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";

/** Ours, the smaller ones first. */
const CODINGS = ["br", "gzip", "identity"] as const;
export type Coding = (typeof CODINGS)[number];

/**
 * A page of 80 KB takes 0.3 ms at these levels, which is less than it takes to hand it to another thread. The next ones take
 * twice to four times as long for a tenth of the size.
 */
const GZIP = { level: 3 };
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** The first of our codings that `Accept-Encoding` names without refusing it (RFC 9110, section 12.5.3). */
export function codingFor(accepted: string): Coding {
  if (accepted === "") return "identity";
  const named = accepted.split(",").flatMap((one) => {
    const [name = "", weight = ""] = one.split(";").map((part) => part.trim());
    return /^q=0(?:\.0*)?$/.test(weight) ? [] : [name.toLowerCase()];
  });
  return CODINGS.find((coding) => named.includes(coding)) ?? "identity";
}

/** Bytes that many are sent, compressed once and only as somebody takes them. */
export class CodedBytes {
  readonly #forms = new Map<Coding, Buffer>();

  constructor(identity: Buffer) {
    this.#forms.set("identity", identity);
  }

  in(coding: Coding): Buffer {
    const found = this.#forms.get(coding);
    if (found) return found;
    if (coding === "identity") return this.#make(coding);
    const made = alone(this.#make(coding));
    this.#forms.set(coding, made);
    return made;
  }

  /** Keeps the bytes in `coding` alone, of which others are made for those who take them. Answers how many are left. */
  keepOnly(coding: Coding): number {
    const kept = this.in(coding);
    this.#forms.clear();
    this.#forms.set(coding, kept);
    return kept.length;
  }

  #make(coding: Coding): Buffer {
    if (coding === "br") return brotliCompressSync(this.in("identity"), BROTLI);
    if (coding === "gzip") return gzipSync(this.in("identity"), GZIP);
    const br = this.#forms.get("br");
    return br ? brotliDecompressSync(br) : gunzipSync(this.in("gzip"));
  }
}

/** zlib answers a part of a buffer of 64 KB, which it would keep. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

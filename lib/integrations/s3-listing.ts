import { lookup } from "@/lib/core/lookup";

const OBJECT = /<Contents>(.*?)<\/Contents>/gs;
const KEY = /<Key>[^<]*\/([0-9a-f]{64})\.webp<\/Key>/;
const SIZE = /<Size>(\d+)<\/Size>/;
const MORE = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/;
const ENTITIES = lookup({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" });

/**
 * A page of ListObjectsV2: our files in it, and the token of the next page where there is one. Our keys hold nothing that XML
 * would write differently; the token may.
 */
export function readS3Page(xml: string): { files: { sha256: string; bytes: number }[]; more: string | undefined } {
  const files = [...xml.matchAll(OBJECT)].flatMap(([object]) => {
    const sha256 = KEY.exec(object)?.[1];
    return sha256 ? [{ sha256, bytes: Number(SIZE.exec(object)?.[1] ?? 0) }] : [];
  });
  const token = MORE.exec(xml)?.[1];
  return { files, more: token?.replace(/&(\w+);/g, (written, name: string) => ENTITIES.get(name) ?? written) };
}

import { PLATFORM_KEYS, PLATFORM_LABELS, type PlatformKey } from "@/lib/schemas/platforms";
import { placeOf } from "./proof/proof-items";

/** Links by platform as a row of words. `of` names whose links they are. */
export function SocialLinks({ links, of }: { links: Partial<Record<PlatformKey, string>>; of: string }) {
  const entries = PLATFORM_KEYS.flatMap((key) => (links[key] ? [{ key, url: links[key] }] : []));
  if (entries.length === 0) return null;
  return (
    <ul aria-label={`Links of ${of}`} className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {entries.map(({ key, url }) => (
        <li key={key}>
          <a href={url} rel="nofollow noopener me" className="link inline-block py-1 text-soft">
            {key === "custom" ? placeOf(url) : PLATFORM_LABELS[key]}
          </a>
        </li>
      ))}
    </ul>
  );
}

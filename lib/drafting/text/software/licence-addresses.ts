/** Addresses of the texts of licences, and the short name of each by the parts of the address. */
const ADDRESSES: [RegExp, (parts: Record<string, string>) => string][] = [
  [/^apache\.org\/licenses\/license-(?<version>\d\.\d)/, ({ version }) => `Apache-${version}`],
  [
    /^(?:opensource\.org|choosealicense\.com|spdx\.org)\/licen[sc]es?\/(?<id>[\w.+-]+?)(?:\.html|\.php)?\/?$/,
    ({ id = "" }) => named(id),
  ],
  [/^(?:opensource\.)?mit-license\.org/, () => "MIT"],
  [
    /^gnu\.org\/(?:licen[sc]es\/)?(?:old-licenses\/)?(?<id>[al]?gpl)(?:-(?<version>\d\.\d))?(?:[-.]|\/?$)/,
    ({ id = "", version }) => id.toUpperCase() + (version ? `-${version}` : ""),
  ],
  [/^mozilla\.org\/(?:[a-z-]{2,5}\/)?mpl\/(?<version>\d\.\d)/, ({ version }) => `MPL-${version}`],
  [/^eclipse\.org\/legal\/epl-(?:v|v-)?(?<version>\d\.?\d)/, ({ version = "" }) => `EPL-${version[0]}.0`],
  [/^(?:isc\.org|opensource\.org)\/isc/, () => "ISC"],
];
/** Licences by the last part of the addresses of those who list them. */
const LISTED =
  /^(?:mit|isc|unlicense|zlib|wtfpl|apache-2\.0|[al]?gpl-?[23]\.[01](?:-only|-or-later|-license)?|mpl-2\.0|bsd-[0234]-clause|epl-[12]\.0|eupl-1\.2|bsl-1\.0|osl-3\.0|artistic-2\.0|cddl-1\.0|busl-1\.1|elastic-2\.0)$/i;

function named(id: string): string {
  const name = id.replace(/-license$/i, "").replace(/clause$/i, "Clause");
  if (!LISTED.test(id)) return "";
  return name
    .replace(/^apache/i, "Apache")
    .replace(/^(?!Apache)[a-z]+/i, (word) =>
      /^(?:unlicense|elastic|artistic)$/i.test(word)
        ? word[0]?.toUpperCase() + word.slice(1).toLowerCase()
        : word.toUpperCase(),
    );
}

/** The licence whose text stands at an address, by its short name; null for addresses of anything else. */
export function licenceAt(address: string): string | null {
  const bare = address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "");
  for (const [pattern, nameOf] of ADDRESSES) {
    const parts = pattern.exec(bare);
    if (parts) return nameOf({ ...parts.groups }) || null;
  }
  return null;
}

import { keyOf } from "@/lib/drafting/text/spans";

/** Website builders, shop platforms and makers of templates: what names them stands on a site because nobody took it out. */
const BUILDERS = new Set(
  "wix squarespace shopify wordpress wordpressdotcom automattic webflow weebly godaddy jimdo strikingly ghost tryghost carrd framer elementor elemntor hubspot mailchimp blogger blogspot tumblr medium notion notionhq duda tilda tildacc tildapublishing prestashop woocommerce bigcommerce magento drupal joomla typo3 contao ionos strato onepage site123 zyro hostinger unbounce leadpages kajabi podia gumroad lovable bolt vercel netlify astrodotbuild docusaurus gatsbyjs nextjs vuejs getbootstrap bootstrap tailwindcss tailwindui themeforest envato themeisle colorlib html5up templatemo bootstrapmade creativetim startbootstrap sbootstrap divi elegantthemes astra generatepress blacktieco cruip".split(
    " ",
  ),
);

/** True for an account or a name of who made the site's template or runs its host, unless the site is their own. */
export function isBuilder(name: string, ownKeys: readonly string[]): boolean {
  const key = keyOf(name);
  return BUILDERS.has(key) && !ownKeys.includes(key);
}

import { exactly } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import { isArticleAddress } from "../folders";
import { headingsAbove } from "../sections";

/** Headings over what a site's blog writes: "From our blog", "Latest articles". */
const BLOG_HEADING = exactly(
  "\\P{L}*(?:(?:latest|recent|new|more|news) )?(?:(?:posts?|articles?|stories) )?(?:from|on|in)? ?(?:the|our)? ?(?:blog|weblog)(?: posts?| articles?)?\\P{L}*",
  "(?:the |our )?(?:latest|recent|new|featured) (?:blog )?(?:posts|articles)|(?:neu\\p{L}* |aktuell\\p{L}* )?(?:aus (?:dem|unserem) |unser )?blog|(?:neueste|aktuelle|letzte) (?:blog)?(?:beiträge|artikel)",
  "(?:sur |du |le |notre |dans le )?blog|(?:nos )?derniers articles(?: du blog)?|(?:del |en el |nuestro |en nuestro )?blog|últim[oa]s (?:artículos|entradas)(?: del blog)?|(?:dal (?:nostro )?|il nostro )?blog|ultimi articoli(?: dal blog)?",
  "(?:uit (?:het|ons|onze) |onze |ons )?blog|laatste (?:berichten|artikelen|blogs)|(?:z |z naszego |nasz )?blog[au]?|(?:najnowsze|ostatnie) (?:wpisy|artykuły)(?: na blogu)?|(?:do |no |nosso |no nosso )?blog|últimos (?:artigos|posts)",
  "(?:från |vår |från vår )?blogg(?:en)?|senaste (?:inläggen|artiklarna)|(?:fra |vores |fra vores )?blog(?:gen)?|seneste (?:indlæg|artikler)",
);
/** A link stands so many segments behind the texts of its card. */
const CARD_REACH = 4;
/** Letters of a title; shorter ones are calls: "Read more". */
const TITLE_MIN = 12;

const known = new WeakMap<PageSnapshot, Set<number>>();

/** True for the title or opening of an article that the page leads to: it is about whatever the article is about. */
export function isTeaser(page: PageSnapshot, index: number): boolean {
  const linked = known.get(page) ?? linkedTexts(page);
  known.set(page, linked);
  return linked.has(index) || headingsAbove(page, index).some((text) => BLOG_HEADING.test(text));
}

function linkedTexts(page: PageSnapshot): Set<number> {
  const articles = page.links.filter(({ text, url }) => text.length >= TITLE_MIN && isArticleAddress(url));
  return new Set(
    articles.flatMap(({ segment, text }) =>
      Array.from({ length: CARD_REACH }, (_, back) => segment - 1 - back).filter((at) => {
        const told = page.segments[at]?.text ?? "";
        return told.length >= TITLE_MIN && text.includes(told);
      }),
    ),
  );
}

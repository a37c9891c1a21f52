/** An article of a seeded site's blog. */
export interface SeedPost {
  slug: string;
  title: string;
  summary: string;
  tags: string[];
  daysAgo: number;
  body: string;
}

/** Who signs them. */
export const POST_AUTHOR = "The site’s team";

/** Articles about the directory itself: what they say of it is so. */
export const POSTS: SeedPost[] = [
  {
    slug: "why-every-fact-has-a-quote",
    title: "Why every fact has a quote",
    summary:
      "A profile is drafted from the product’s own site, and each value shows the sentence that it was taken from.",
    tags: ["Quotes", "How it works"],
    daysAgo: 3,
    body: `Directories are full of facts that nobody can check. A price was right when somebody typed it; a feature was promised once, on a page that is gone. We wanted profiles that show where each value comes from.

## From a page to a profile

When an owner submits an address, we read the pages that \`robots.txt\` allows and draft the profile from them. A value is kept only if a program finds its quote, **word for word**, in the text of a page that was read. Whatever has no such sentence stays blank.

| What you see | What it means |
| --- | --- |
| A value with dots below it | It was quoted: point at it to read the sentence |
| A plain value | The owner typed it |
| No value at all | The site does not say |

## What a blank is good for

A blank is not an accusation. It says that the product’s site is silent about something, which is worth knowing, and it can be filled by the owner at any time. What we will not do is guess.

> A number that stands on no page is not a fact. It is a rumour with a decimal point.

You can read all quotes of a profile at the end of its page, under *Sources*.
`,
  },
  {
    slug: "one-week-one-launch",
    title: "One week, one launch",
    summary: "Products launch in weeks from Monday to Sunday, so that each has days to be found and not only hours.",
    tags: ["Launches"],
    daysAgo: 17,
    body: `A launch here lasts a week. Everything that launches in it stands side by side from Monday to Sunday, in UTC, and a product that is published on Thursday is no worse off for it.

## How to get a place

- Every week has a number of free places. Choosing the free plan takes the first that is open, some weeks ahead.
- The place is held while you put the badge on your site and fill in your founder profile.
- If either is missing when the week comes, the launch moves to the next open week. Nothing is deleted.

## What decides the order

Votes, and nothing else. Equal votes share a rank, and without votes there is none. [How it works](/how-it-works) has the details.
`,
  },
];

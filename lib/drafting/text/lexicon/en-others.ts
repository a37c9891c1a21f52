/** English words of what is not the product's own: dealers, who made the website, samples, gatherings, other desks; and of its makers. */
export const OTHERS = {
  dealer:
    "(?:re-?sellers?|dealers?|distributors?|stockists?|importers?|retailers?|(?:sales|distribution|channel|implementation|technology) partners?|partners?|sales (?:in|for)|distribut(?:ed|ion) (?:in|by|for)|(?:technical|it) (?:service )?(?:providers?|services?|contractors?))",
  siteMaker:
    "web ?(?:site )?(?:design|development|agency)|(?:graphic )?design|concept|programming|technical implementation|site credits?",
  gathering:
    "trade (?:fairs?|shows?)|fairs?|exhibitions?|expos?|(?:local|regional|user) (?:groups?|chapters?|communit(?:y|ies))|meet-?ups?|events?|conferences?|upcoming",
  sample:
    "samples?|examples?|specimens?|templates?|mock-?ups?|previews?|screenshots?|cold (?:outreach|e-?mails?)|what (?:your|an?) .{1,40} looks? like",
  otherDesk:
    "jobs?|careers?|work (?:with|for) us|join (?:us|our team)|investors?(?: relations)?|shareholders?|accounts? (?:payable|receivable|department)|accounting|bookkeeping|invoic(?:es|ing)|billing|finance|press|media|public relations|privacy|data protection|legal|procurement|whistleblow\\p{L}*|partner(?:s|ships?)|affiliates?|odr|dispute resolution",
  makersAbove:
    "(?:the|our|core|founding|whole|small|own|of)? ?team|who we are|about (?:us|me|the (?:makers?|founders?|team|authors?|company|project|maintainers?|developers?))|about$|(?:people|persons?|humans|minds|faces|hands|folks|who(?:['’]s)?|those|developers?|story|company|man|woman|couple)(?: is| are)? behind|our (?:co-?)?(?:founders?|people|story|crew|makers|creators?)|(?:meet|from) (?:the|our|its) (?:co-?)?(?:founders?|makers?|creators?|owners?|developers?|crew|directors?|leadership|leaders|management)|^(?:the )?(?:co-?)?founders?$|^(?:our |the )?(?:leadership|management|executives?|directors)$|^(?:made|built|created|founded|developed|crafted) (?:with (?:love|care) )?by|why (?:we|i) (?:built|made|started)|maintainers?",
  sampleAbove:
    "examples?|templates?|samples?|demos?|specimens?|spotlights?|case stud(?:y|ies)|mock-?ups?|previews?|generators?|gallery|cold (?:outreach|mails?|emails?)",
};

import { describe, expect, it } from "vitest";
import { extractPeople } from "@/lib/drafting/extract/people";
import { judgeCandidates } from "@/lib/drafting/verify/judge";
import { acme, siteOf } from "@/lib/testing/drafting/fixtures/read-site";

describe("contact e-mail", () => {
  function mailOf(body: string, path = "/contact"): string | null {
    const reading = acme(body, path);
    return judgeCandidates(reading, extractPeople(reading)).fields.contact_email?.value ?? null;
  }

  it.each([
    "Ask your crew to add crew@acmeflow.test to their contacts. That address only sends; nobody reads it.",
    "Reminders come from crew@acmeflow.test.",
    '<a href="mailto:crew@acmeflow.test">crew@acmeflow.test</a> only sends.',
    "Erinnerungen kommen von crew@acmeflow.test, bitte nehmen Sie die Adresse in Ihr Adressbuch auf.",
    "Ajoutez crew@acmeflow.test à vos contacts pour recevoir nos messages.",
    "Añade crew@acmeflow.test a tus contactos: nadie lee esa dirección.",
    "Aggiungi crew@acmeflow.test alla rubrica; questo indirizzo invia soltanto.",
    "Voeg crew@acmeflow.test toe aan je contacten.",
    "Adicione crew@acmeflow.test: este endereço só envia.",
    "Z adresu crew@acmeflow.test wysyłamy przypomnienia, nikt nie czyta odpowiedzi.",
  ])("is not one that only sends: %j", (text) => {
    expect(mailOf(`<p>${text}</p>`)).toBeNull();
  });

  it.each(["5c1f9a02-7be4-4d19-9b0e-1d2f73c8ae60", "5c1f9a02", "b41d9c0e77aa21"])(
    "is no mailbox that a machine made: %s",
    (local) => {
      expect(mailOf(`<p>Contact: ${local}@acmeflow.test</p>`)).toBeNull();
      expect(mailOf("<p>Contact: deadbeef@acmeflow.test</p>")).toBe("deadbeef@acmeflow.test");
    },
  );

  it.each([
    "Follow us as @acmeflow@kelp.social.",
    "Fediverse: @crew@acmeflow.test",
    "Mastodon – @acmeflow@acmeflow.test",
  ])("is not an account of a social network: %j", (text) => {
    expect(mailOf(`<p>${text}</p>`)).toBeNull();
  });

  it.each([
    ["a link", `<a href="mailto:hello@acmeflow.test?subject=Hi">Write to us</a>`, "hello@acmeflow.test"],
    ["plain text", "<p>Questions? Mail info@acmeflow.test.</p>", "info@acmeflow.test"],
    [
      "the general address before one for a purpose",
      "<p>security@acmeflow.test</p><p>jobs@acmeflow.test</p><p>support@acmeflow.test</p><p>contact@acmeflow.test</p>",
      "contact@acmeflow.test",
    ],
    [
      "the address that the text asks to write to before those of people",
      "<p>Send us an email at foundation@acmeflow.test.</p><ul><li>Jane Roe (<a href='mailto:jane@acmeflow.test'>jane@acmeflow.test</a>)</li></ul>",
      "foundation@acmeflow.test",
    ],
    [
      "a maker's mailbox elsewhere that bears the product's name",
      "<p>acmeflowapp@mailhost.test</p>",
      "acmeflowapp@mailhost.test",
    ],
    ["the same in another language", "<p>acmeflowofficiel@mailhost.test</p>", "acmeflowofficiel@mailhost.test"],
    [
      "the only one that the contact page lists",
      "<dl><dt>Correo</dt><dd>cumplimiento@acmeflow.test</dd></dl>",
      "cumplimiento@acmeflow.test",
    ],
    ["spelled out", "<p>contact [at] acmeflow [dot] test</p>", "contact@acmeflow.test"],
    ["half spelled out", "<p>mail (at) acmeflow.test</p>", "mail@acmeflow.test"],
    ["a greeting of the north", "<h1>Kontakt</h1><p>hej@acmeflow.test</p>", "hej@acmeflow.test"],
    [
      "what the page calls general",
      "<p>Press: press@acmeflow.test</p><p>General: foundation@acmeflow.test</p>",
      "foundation@acmeflow.test",
    ],
    [
      "the company's other domain on the contact page",
      "<p>E-mail: office@northern-lists.test</p>",
      "office@northern-lists.test",
    ],
  ])("is %s", (_, body, mail) => {
    expect(mailOf(body)).toBe(mail);
  });

  it.each([
    ["an example", "<input placeholder='you@acmeflow.test'><p>Such as john@example.com</p>"],
    ["for one purpose", "<p>Report vulnerabilities to security@acmeflow.test. Data protection: dpo@acmeflow.test</p>"],
    ["a login of the demo", "<p>Log in with the username demo@acmeflow.test and the password demo.</p>"],
    ["of a host", "<p>Hosting: Rechenhaus GmbH, info@rechenhaus.test</p>"],
  ])("is not one that is %s", (_, body) => {
    expect(mailOf(body)).toBeNull();
  });

  it("is the only mailbox of the site's own, and none of several that nothing tells apart", () => {
    const one = "<p>Acmeflow is run by Northern Lists. Find me at jo@acmeflow.test.</p>";
    expect(mailOf(one, "/who")).toBe("jo@acmeflow.test");
    expect(mailOf(`${one}<p>And ada@acmeflow.test.</p>`, "/who")).toBeNull();
    expect(mailOf("<p>Our designer is at ada@otherboard.test.</p>", "/who")).toBeNull();
  });

  it("is no one's whose general mailbox only holds the product's name in a longer word", () => {
    const home = `<html><head><title>Port</title></head><body><p>Port moves boats.</p><p>Mail support@kelpmail.test or portal@kelpmail.test.</p></body></html>`;
    const reading = siteOf({ "/": home }, "https://port.test");
    expect(extractPeople(reading).fields?.contact_email?.value).toBeUndefined();
  });

  it("is not that of another company on the home page", () => {
    expect(mailOf("<p>Contact our partner at hello@otherboard.test.</p>", "/")).toBeNull();
  });

  it.each([
    "<p>These mail addresses have been turned off: ideas@acmeflow.test, help@acmeflow.test</p>",
    "<p>These addresses have been turned off:</p><h4>Ideas<br>(ideas@acmeflow.test)</h4><h4>Help<br>(help@acmeflow.test)</h4>",
    "<h4>Help<br>(help@acmeflow.test)</h4><p>Mail to this address is not delivered any more.</p>",
    "<p>Our old address info@acmeflow.test no longer works. Please use the form.</p>",
    "<p>Die Adresse info@acmeflow.test ist abgeschaltet, bitte nutzen Sie das Formular.</p>",
    "<p>L’adresse contact@acmeflow.test n’est plus utilisée.</p>",
    "<p>El correo info@acmeflow.test ya no funciona.</p>",
    "<p>L’indirizzo info@acmeflow.test non è più attivo.</p>",
    "<p>Het adres info@acmeflow.test is niet meer in gebruik.</p>",
    "<p>Skrzynka info@acmeflow.test jest wyłączona.</p>",
    "<p>O endereço info@acmeflow.test foi desativado.</p>",
  ])("is not one that is no more: %s", (body) => {
    expect(mailOf(body)).toBeNull();
  });

  it.each([
    "<p>The phone line has been turned off. Write to info@acmeflow.test.</p>",
    "<p>Our fax has been turned off; mail info@acmeflow.test.</p>",
    "<p>Notifications turned off? Write to info@acmeflow.test</p>",
    "<p>Has your e-mail address been disabled? Write to info@acmeflow.test</p>",
    "<p>These addresses have been turned off:</p><p>ideas@acmeflow.test</p><h2>Contact</h2><p>info@acmeflow.test</p>",
    "<p>The app no longer works? Ask info@acmeflow.test.</p>",
  ])("is one beside something else that is off: %s", (body) => {
    expect(mailOf(body)).toBe("info@acmeflow.test");
  });

  it("is that of somebody at the company, on the page of its imprint", () => {
    const body = `<h2>Kontakt und Support für Acmeflow</h2><p><strong>Mirko Roe<br><a href="mailto:mirko.roe@nordkelp.test">mirko.roe@nordkelp.test</a></strong></p><h2>Impressum</h2><p>Nordkelp GmbH<br>Kai 3<br>24103 Kiel</p>`;
    expect(mailOf(body, "/impressum")).toBe("mirko.roe@nordkelp.test");
    expect(mailOf("<p>Mirko Roe, mirko.roe@otherboard.test</p><p>Nordkelp GmbH</p>", "/about")).toBeNull();
  });

  it.each([
    `</main><footer><p>© 2026 Acmeflow</p><a href="mailto:jane.kelp@gmail.com">Contact</a></footer><main>`,
    `<a href="mailto:jane.kelp@gmail.com">Contact us</a>`,
    `<p>Questions? <a href="mailto:jane.kelp@gmail.com">Email me</a></p>`,
    "<p>Schreib mir: jane.kelp@gmail.com</p>",
  ])("is the maker's private mailbox where readers are asked to write there: %s", (body) => {
    expect(mailOf(`<h1>Acmeflow</h1>${body}`, "/")).toBe("jane.kelp@gmail.com");
  });

  it.each([
    `<p>Jane of Kelp Ltd: <a href="mailto:jane.kelp@gmail.com">jane.kelp@gmail.com</a></p>`,
    "<p>Invite friends such as jane.kelp@gmail.com.</p>",
    "<p>Payments are processed by Kelpay Ltd. Contact: jane.kelp@gmail.com</p>",
    "<p>Write to our host at jane.kelp@gmail.com.</p>",
    "<p>Contact our reseller Kelp Yard at jane.kelp@gmail.com.</p>",
    `<a href="mailto:jane.kelp@kelpstudio.test">Contact</a>`,
  ])("is no private mailbox of others: %s", (body) => {
    expect(mailOf(`<h1>Acmeflow</h1>${body}`, "/")).toBeNull();
  });

  it.each(["post(at)acmeflow.test", "post (ät) acmeflow (punkt) test", "post [arroba] acmeflow [punto] test"])(
    "is spelled out in other languages too: %s",
    (text) => {
      expect(mailOf(`<p>${text}</p>`)).toBe("post@acmeflow.test");
    },
  );

  it.each([
    ["<h3>Reach us directly</h3><p>Email</p><p>roe.jane.8841@gmail.com</p>", "roe.jane.8841@gmail.com"],
    ["<h3>Nous joindre</h3><p>Email</p><p>roe.jane@gmail.com</p>", "roe.jane@gmail.com"],
    ["<h3>Our designer</h3><p>Email</p><p>roe.jane@gmail.com</p>", null],
    ["<p>Contact us: roe.jane,8841@gmail.com</p>", null],
    ["<p>Questions? Mail acmeflow@kelpantispamworks.nospam.com</p>", null],
  ])("is a mailbox that anybody may have only below words for writing: %j", (body, mail) => {
    expect(mailOf(body)).toBe(mail);
  });

  it("may be on a host that sets an article before the company's name", () => {
    const reading = (host: string) => acme(`<p>Questions? Mail inquiries@${host}.</p>`, "/contact");
    const of = (host: string) =>
      judgeCandidates(reading(host), extractPeople(reading(host))).fields.contact_email?.value;
    expect(of("theacmeflow.com")).toBe("inquiries@theacmeflow.com");
  });

  it.each([
    "<h1>Contact us</h1><p>Press: Tom Willard PR, tomwillardpr@gmail.com</p>",
    "<h1>Contact us</h1><p>German translation: Karin Vogt</p><p>karin.vogt@gmx.de</p>",
    "<h1>Contact us</h1><ul><li>Leeds user group: leedscrews@gmail.com</li></ul>",
    "<h2>Get in touch</h2><p>Mary Bell, user representative</p><p>mary.bell@yahoo.com</p>",
    "<h2>Nous joindre</h2><p>Merci de joindre une pièce justificative (ex. comptable.durand@gmail.com)</p>",
  ])("is nobody else's on a page for contact: %j", (body) => {
    expect(mailOf(body)).toBeNull();
  });
});

describe("a mailbox with any provider", () => {
  it.each([
    ["az417.acmeflow@gmail.com", "az417.acmeflow@gmail.com"],
    ["you+acmeflow@gmail.com", null],
    ["acmeflow-bot@kelppay.com", null],
    ["jane.acme@gmail.com", null],
    ["acmeflowers.club@gmail.com", null],
  ])("is the maker's where a part of it is the product's name: %s", (address, mail) => {
    const reading = acme(
      `<p>Hello, I am Jane. You can contact me <a href="mailto:${address}">via email</a>.</p>`,
      "/about",
    );
    expect(judgeCandidates(reading, extractPeople(reading)).fields.contact_email?.value ?? null).toBe(mail);
  });

  it("is the maker's at the foot of the pages where it begins with the product's name", () => {
    const mailOf = (foot: string) => {
      const reading = siteOf({
        "/": `<title>Acmeflow</title><main>Crews on time.</main><footer><p>${foot}</p></footer>`,
      });
      return judgeCandidates(reading, extractPeople(reading)).fields.contact_email?.value ?? null;
    };
    expect(mailOf("© 2026 Jane Roe · acmeflowworkshop@kelpmail.test")).toBe("acmeflowworkshop@kelpmail.test");
    for (const other of ["pierside", "acmeflow-noreply", "acmeflowers", "acmeflow.press", "acmeflow+newsletter"])
      expect(mailOf(`© 2026 Jane Roe · ${other}@kelpmail.test`)).toBeNull();
    expect(mailOf("Built by acmeflowworkshop@kelpmail.test")).toBeNull();
  });
});

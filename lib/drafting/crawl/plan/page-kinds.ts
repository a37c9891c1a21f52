/** What a page is likely to be about, by the words of its address and of the links to it; `other` when they tell nothing. */
export type PageKind = (typeof PAGE_KINDS)[number]["kind"] | "other";

/**
 * Worth of reading one page of a kind, 0 to 100, and the words that tell it: English, German, French, Spanish, Italian,
 * Dutch, Portuguese and some of Polish, Russian, Japanese and Chinese; accents folded, words of one phrase joined by `-`.
 */
export const PAGE_KINDS = [
  {
    kind: "pricing",
    worth: 100,
    words:
      "pricing price prices plans plans-pricing pricing-plans plans-and-pricing cost costs editions subscriptions buy buy-now purchase " +
      "preise preis preisliste tarife kosten kaufen prix tarif tarifs tarification acheter precio precios planes tarifas comprar " +
      "pris priser abo abos abonnement abonnements abonnementen formules ceny " +
      "prezzi prezzo piani tariffe acquista prijzen prijs tarieven kopen preco precos planos cennik cenik fiyatlar fiyatlandirma hinnat hinnasto arak prissattning цены тарифы 料金 価格 料金プラン 价格 定价",
  },
  {
    kind: "about",
    worth: 92,
    words:
      "about about-us company our-company who-we-are our-story story mission our-mission history organization organisation foundation " +
      "ueber uber ueber-uns uber-uns unternehmen firma wir a-propos apropos qui-sommes-nous entreprise societe notre-histoire " +
      "sobre sobre-nosotros nosotros acerca acerca-de quienes-somos empresa chi-siamo azienda la-nostra-storia over over-ons wie-zijn-wij " +
      "bedrijf sobre-nos quem-somos om om-oss om-os geschichte unsere-geschichte wer-wir-sind histoire notre-histoire historia nuestra-historia storia geschiedenis ons-verhaal historie nasza-historia a-nossa-historia makers the-makers hakkimizda meista tietoa-meista rolunk vores-historie var-historia o-nas o-firmie о-нас о-компании 会社概要 会社情報 について 关于 关于我们",
  },
  {
    kind: "team",
    worth: 90,
    words:
      "author authors about-author autor autorin autore auteur autora o-autorze team our-team the-team meet-the-team team-members founders founder people leadership management maintainers staff crew board " +
      "gruender grunder menschen vorstand equipe fondateurs equipo fundadores il-team la-squadra squadra fondatori oprichters " +
      "equipa a-equipe zespol teamet holdet tym nas-tym ekibimiz tiimi команда チーム 团队",
  },
  {
    kind: "imprint",
    worth: 88,
    words:
      "imprint impressum legal-notice legal-notices legal-info anbieterkennzeichnung mentions-legales aviso-legal mention-legale mentions-legale informations-legales informacion-legal informazioni-legali dati-societari bedrijfsgegevens note-legali colofon aviso-juridico " +
      "informacoes-legais nota-prawna 特定商取引法",
  },
  {
    kind: "contact",
    worth: 84,
    words:
      "contact contact-us contacts get-in-touch reach-us kontakt kontaktieren nous-contacter contactez-nous contacto contactanos contactenos " +
      "contatti contattaci contacteer-ons contato contactos fale-conosco kontakty контакты お問い合わせ 联系 联系我们",
  },
  {
    kind: "faq",
    worth: 78,
    words:
      "faq faqs f-a-q q-and-a questions frequently-asked-questions common-questions help help-center support haeufige-fragen haufige-fragen " +
      "fragen hilfe questions-frequentes foire-aux-questions aide assistance preguntas-frecuentes preguntas ayuda soporte " +
      "domande-frequenti domande aiuto assistenza supporto veelgestelde-vragen hulp perguntas-frequentes duvidas ajuda suporte " +
      "pomoc вопросы помощь よくある質問 常见问题",
  },
  {
    kind: "license",
    worth: 66,
    words:
      "license licence licensing licences licenses open-source opensource source-code lizenz lizenzen licencia licencias licenza " +
      "licenze licentie licenca codigo-abierto лицензия ライセンス 许可",
  },
  {
    kind: "features",
    worth: 64,
    words:
      "features feature functions functionality product products our-product how-it-works tour product-tour overview platform capabilities " +
      "why solution solutions introduction what-is funktionen produkt produkte leistungen loesungen losungen so-funktionierts " +
      "fonctionnalites produit produits solutions comment-ca-marche fonctionnement caracteristicas funciones funcionalidades producto productos " +
      "como-funciona soluciones funzionalita prodotto prodotti come-funziona soluzioni functies kenmerken oplossingen hoe-het-werkt " +
      "produto produtos recursos solucoes funkcje возможности 機能 特長 功能 产品",
  },
  {
    kind: "downloads",
    worth: 60,
    words:
      "download downloads get-started apps app desktop mobile platforms install installation installer herunterladen telecharger telechargement " +
      "telechargements descargar descargas scarica downloaden installeren baixar transferencias pobierz скачать ダウンロード 下载",
  },
  {
    kind: "press",
    worth: 56,
    words:
      "press presskit press-kit press-room pressroom media-kit mediakit media newsroom brand brand-assets branding presse pressemappe " +
      "espace-presse prensa stampa rassegna-stampa pers imprensa facts company-facts at-a-glance factsheet",
  },
  {
    kind: "audience",
    worth: 56,
    words:
      "enterprise business individuals teams developers personal industries use-cases usecases use-case cloud self-hosted",
  },
  {
    kind: "funding",
    worth: 36,
    words:
      "donate donation donations sponsor sponsors fund funding support-us supporters backers spenden unterstuetzen don dons faire-un-don " +
      "donar donaciones dona donazioni doneer doneren doar doacoes partners investors contribute community",
  },
  {
    kind: "legal",
    worth: 34,
    words:
      "legal privacy privacy-policy terms terms-of-service terms-of-use terms-and-conditions tos eula agb datenschutz datenschutzerklaerung " +
      "nutzungsbedingungen confidentialite politique-de-confidentialite cgu cgv conditions-generales privacidad terminos condiciones " +
      "privacidade termos privacyverklaring voorwaarden algemene-voorwaarden politica-de-privacidad terminos-y-condiciones politica-de-privacidade termos-de-uso polityka-prywatnosci regulamin integritetspolicy villkor privatlivspolitik handelsbetingelser personvern informativa-privacy termini policies gdpr dsgvo",
  },
  {
    kind: "security",
    worth: 28,
    words: "security trust trust-center compliance sicherheit securite seguridad sicurezza beveiliging seguranca",
  },
  {
    kind: "docs",
    worth: 18,
    words:
      "docs documentation guide guides manual handbook tutorials developer-docs api reference dokumentation anleitung documentacion documentazione documentatie",
  },
  {
    kind: "customers",
    worth: 8,
    words:
      "customers case-studies case-study customer-stories success-stories testimonials reviews references kunden referenzen kundenstimmen " +
      "clients temoignages clientes casos-de-exito testimonios clienti recensioni klanten depoimentos showcase comparisons alternatives compare vs",
  },
  {
    kind: "news",
    worth: 6,
    words:
      "blog news updates posts articles announcements changelog releases release-notes whats-new roadmap newsletter events webinars podcast magazine " +
      "journal insights resources learn academy neuigkeiten aktuelles nachrichten actualites nouvelles noticias novedades notizie nieuws " +
      "novidades aktualnosci forum новости ブログ お知らせ 新闻 博客",
  },
  {
    kind: "jobs",
    worth: 6,
    words:
      "jobs careers career work-with-us join-us hiring karriere stellenangebote carrieres recrutement emploi empleo carreras lavora-con-noi vacatures carreiras",
  },
] as const;

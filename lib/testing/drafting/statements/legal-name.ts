import { statements } from "./statement";

/** Ways to say which company is behind Acmeflow, and companies that are not. */
export const LEGAL_NAME = statements(`
/ <footer><p>© 2026 Harbour Lists Ltd</p></footer> => Harbour Lists Ltd
/ <footer><p>Acmeflow is a trading name of Harbour Lists Limited. Registered in England No. 01234567.</p></footer> => Harbour Lists Limited
/terms <p>These terms are between you and Harbour Lists, Inc. (“Acmeflow”, “we”).</p> => Harbour Lists, Inc.
/privacy <p>The controller of your data is Harbour Lists Oy, Satamakatu 4, Turku.</p> => Harbour Lists Oy
/about <p>Acmeflow is made by Harbour Lists LLC, a company of five.</p> => Harbour Lists LLC
/contact <h1>Contact</h1><p>Harbour Lists Pty Ltd<br>ABN 12 345 678 901<br>Hobart TAS 7000</p> => Harbour Lists Pty Ltd
/ <script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Acmeflow","legalName":"Harbour Lists Ltd"}</script><p>Lists.</p> => Harbour Lists Ltd
/ <footer><p>Acmeflow is a registered trademark of Harbour Lists Ltd.</p></footer> => Harbour Lists Ltd.
/terms <p>Acmeflow (“the Service”) is provided by Harbour Lists Ltd, registered in Scotland.</p> => Harbour Lists Ltd
/imprint <h1>Imprint</h1><dl><dt>Company</dt><dd>Harbour Lists GmbH</dd><dt>Register</dt><dd>HRB 4711</dd></dl> => Harbour Lists GmbH
/impressum <h1>Impressum</h1><p>Hafenlisten UG (haftungsbeschränkt)<br>Am Deich 3<br>26721 Emden</p> => Hafenlisten UG (haftungsbeschränkt)
/impressum <h1>Impressum</h1><p>Angaben gemäß § 5 DDG:</p><p>Birgit Ahlers<br>Am Deich 3<br>26721 Emden</p> => Birgit Ahlers
/impressum <h1>Impressum</h1><p>Ahlers &amp; Tiedemann GbR<br>Hafenstraße 12<br>28195 Bremen</p> => Ahlers & Tiedemann GbR
/impressum <h1>Impressum</h1><p>Diensteanbieter: Hafenlisten e.K., Inhaberin Birgit Ahlers, Am Deich 3, 26721 Emden</p> => Hafenlisten e.K.
/agb <p>Vertragspartner des Kunden ist die Hafenlisten GmbH, Hafenstraße 12, 28195 Bremen (nachfolgend „Acmeflow“).</p> => Hafenlisten GmbH
/ueber-uns <p>Acmeflow ist ein Produkt der Hafenlisten GmbH &amp; Co. KG.</p> => Hafenlisten GmbH & Co. KG
/impressum <h1>Impressum</h1><p>Acmeflow eG<br>Genossenschaftsregister Bremen GnR 12</p> => Acmeflow eG
/mentions-legales <h1>Mentions légales</h1><p>Le site est édité par la société Listes du Port, SAS au capital de 5 000 €, RCS Rennes 123 456 789.</p> => Listes du Port, SAS
/mentions-legales <h1>Mentions légales</h1><p>Éditeur : Listes du Port SARL</p> => Listes du Port SARL
/mentions-legales <h1>Mentions légales</h1><p>Acmeflow est un service proposé par Listes du Port SASU, 8 rue du Port, 35000 Rennes.</p> => Listes du Port SASU
/cgu <p>La société EURL Vasseur Numérique (ci-après « Acmeflow ») propose un service.</p> => EURL Vasseur Numérique
/aviso-legal <h1>Aviso legal</h1><p>Titular: Listas del Puerto, S.L.<br>NIF: B12345678</p> => Listas del Puerto, S.L.
/aviso-legal <h1>Aviso legal</h1><p>El titular de este sitio es Listas del Puerto S.L.U., con domicilio en Burgos.</p> => Listas del Puerto S.L.U.
/ <footer><p>Acmeflow es una marca de Listas del Puerto, S.A.</p></footer> => Listas del Puerto, S.A.
/ <footer><p>Liste del Porto S.r.l. – P. IVA 01234567890</p></footer> => Liste del Porto S.r.l.
/note-legali <h1>Note legali</h1><p>Acmeflow è un marchio di Liste del Porto S.r.l.s.</p> => Liste del Porto S.r.l.s.
/privacy <p>Titolare del trattamento è Liste del Porto S.n.c. di Bonfante G. &amp; C., Trento.</p> => Liste del Porto S.n.c.
/colofon <h1>Colofon</h1><p>Havenlijsten V.O.F.<br>Kade 8<br>9712 AB Groningen<br>KvK 12345678</p> => Havenlijsten V.O.F.
/voorwaarden <p>Acmeflow is een handelsnaam van Havenlijsten B.V., gevestigd te Groningen.</p> => Havenlijsten B.V.
/termos <p>O Acmeflow é operado pela Listas do Cais, Lda., NIPC 500000000.</p> => Listas do Cais, Lda.
/termos <p>Estes termos são celebrados com a empresa Listas do Cais Tecnologia Ltda., CNPJ 12.345.678/0001-90.</p> => Listas do Cais Tecnologia Ltda.
/regulamin <p>Właścicielem serwisu Acmeflow jest Listy Portowe Sp. z o.o. z siedzibą w Gdańsku.</p> => Listy Portowe Sp. z o.o.
/regulamin <p>Usługodawcą jest Listy Portowe spółka z ograniczoną odpowiedzialnością, KRS 0000123456.</p> => Listy Portowe spółka z ograniczoną odpowiedzialnością
/kontakt <h1>Kontakt</h1><p>Listy Portowe Paweł Zdunek<br>ul. Portowa 5<br>80-001 Gdańsk<br>NIP 5830000000</p> => Listy Portowe Paweł Zdunek

/ <p>Trusted by Abbot Roofing Ltd and Hale Builders Inc.</p>
/privacy <p>Payments are handled by Paysome Ltd.</p>
/privacy <p>We use Mailer Inc. to send newsletters.</p>
/about <p>In 2019 we sold our first company, Kelp Tools Ltd.</p>
/ <p>iPhone is a trademark of Apple Inc.</p>
/ <footer><p>Website by Pixel Works GmbH</p></footer>
/impressum <h1>Impressum</h1><h2>Hosting</h2><p>Serverhaus GmbH<br>Ring 1<br>10115 Berlin</p>
/datenschutz <p>Unser Auftragsverarbeiter ist die Zahlwerk AG, Zürich.</p>
/mentions-legales <h1>Mentions légales</h1><p>Hébergement : Nuage SAS, 2 rue Haute, 59100 Roubaix</p>
/a-propos <p>Notre premier client fut Toits du Sud SARL.</p>
/nosotros <p>Cliente: Obras Quiroga, S.L.</p>
/privacidad <p>Utilizamos los servicios de Correo Rápido, S.L.</p>
/privacy <p>I pagamenti sono gestiti da Pagobene S.p.A.</p>
/privacybeleid <p>Wij gebruiken Mailbode B.V. voor onze nieuwsbrief.</p>
/ <p>Invoice no. 14 · Hale Builders Ltd · $420.00</p>
/about <p>We are not affiliated with Acme Corp.</p>
/o-nas <p>Partnerem jest Dachy Kowal Sp. z o.o.</p>
`);

import { statements } from "./statement";

/** Ways to say where Acmeflow's makers sit, and places of something else. */
export const LOCATION = statements(`
/about <p>We are a small team from Bristol, United Kingdom.</p> => Bristol
/about <p>Acmeflow is built in Bristol by four people.</p> => Bristol
/about <p>Our office is in Leeds, above a bakery.</p> => Leeds
/about <p>From our workshop in Galway, Ireland, we answer every mail.</p> => Galway
/contact <h1>Contact</h1><p>Acmeflow Ltd<br>14 Harbour Road<br>Bristol BS1 4QA<br>United Kingdom</p> => Bristol
/contact <h1>Contact</h1><p>Acmeflow Inc., 220 Pine Street, Suite 4, Portland, OR 97204</p> => Portland
/ <script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Acmeflow","address":{"@type":"PostalAddress","addressLocality":"Bristol","addressCountry":"GB"}}</script><p>Lists.</p> => Bristol
/ <footer><p>Acmeflow Ltd · 14 Harbour Road · Bristol BS1 4QA</p></footer> => Bristol
/about <dl><dt>Headquarters</dt><dd>Leeds, United Kingdom</dd></dl> => Leeds
/about <p>Headquarters: Dundee, Scotland</p> => Dundee
/about <p>Acmeflow is headquartered in Toronto, Canada.</p> => Toronto
/about <p>We're a two-person company in Wellington, New Zealand.</p> => Wellington
/impressum <h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>Acmeflow GmbH<br>Hafenstraße 12<br>28195 Bremen</p> => Bremen
/impressum <h1>Impressum</h1><p>Acmeflow – Birgit Ahlers</p><p>Am Deich 3</p><p>26721 Emden</p> => Emden
/ueber-uns <p>Wir sitzen in Bremen, direkt an der Weser.</p> => Bremen
/ueber-uns <p>Acmeflow kommt aus Emden.</p> => Emden
/ueber-uns <p>Unser Büro liegt in Leipzig-Plagwitz.</p> => Leipzig-Plagwitz
/ueber-uns <p>Entwickelt in Graz.</p><p>Firmensitz: Graz, Österreich</p> => Graz
/mentions-legales <h1>Mentions légales</h1><p>Acmeflow SAS, 8 rue du Port, 35000 Rennes</p> => Rennes
/a-propos <p>Notre équipe est installée à Rennes.</p> => Rennes
/a-propos <p>Basés à Nantes, nous travaillons avec des artisans.</p> => Nantes
/mentions-legales <h1>Mentions légales</h1><p>Éditeur : Acmeflow SARL<br>Siège social : 3 place du Marché, 67000 Strasbourg</p> => Strasbourg
/aviso-legal <h1>Aviso legal</h1><p>Acmeflow S.L., con domicilio social en calle Mayor 8, 09001 Burgos</p> => Burgos
/nosotros <p>Trabajamos desde Burgos.</p> => Burgos
/nosotros <p>Somos una pequeña empresa de Gijón.</p> => Gijón
/chi-siamo <p>Siamo a Trento, in una vecchia segheria.</p> => Trento
/chi-siamo <p>Acmeflow S.r.l., via Roma 12, 38122 Trento (TN)</p> => Trento
/chi-siamo <p>La nostra sede è a Bologna.</p> => Bologna
/over-ons <p>Ons kantoor staat in Groningen.</p> => Groningen
/contact <h1>Contact</h1><p>Acmeflow B.V.<br>Kade 8<br>9712 AB Groningen</p> => Groningen
/over-ons <p>Vanuit Zwolle bouwen we aan Acmeflow.</p> => Zwolle
/sobre <p>Estamos sediados em Braga.</p> => Braga
/contacto <h1>Contactos</h1><p>Acmeflow, Lda.<br>Rua do Cais, 12<br>4700-123 Braga</p> => Braga
/sobre <p>Somos uma equipa do Porto.</p> => Porto
/kontakt <h1>Kontakt</h1><p>Acmeflow Sp. z o.o.<br>ul. Portowa 5<br>80-001 Gdańsk</p> => Gdańsk
/o-nas <p>Siedziba firmy: Gdańsk</p> => Gdańsk

/ <p>“It works.” – Joan Abbot, Leeds</p>
/privacy <p>Our servers are in Frankfurt, Germany.</p>
/about <p>Crews from Bristol to Berlin use Acmeflow.</p>
/about <p>We met at a fair in Munich.</p>
/ <p>Meet us in Las Vegas, 3–5 May.</p>
/about <p>Owen grew up in Cardiff.</p>
/ <p>Roof in Mill Lane, Leeds – due Friday</p>
/about <p>Our customers have offices in Paris and Rome.</p>
/privacy <p>Mailer Inc., 100 Main Street, Boston, MA 02110, sends our mail.</p>
/about <p>We don't have an office in London.</p>
/ueber-uns <p>Unsere Server stehen in Nürnberg.</p>
/ueber-uns <p>Die Zimmerei Thiem in Oldenburg arbeitet mit Acmeflow.</p>
/ueber-uns <p>Bald eröffnen wir ein Büro in Wien.</p>
/mentions-legales <h1>Mentions légales</h1><h2>Hébergeur</h2><p>OVH SAS, 2 rue Kellermann, 59100 Roubaix</p>
/a-propos <p>Nos données sont hébergées à Paris.</p>
/a-propos <p>Camille a étudié à Lyon.</p>
/nosotros <p>Nuestros clientes están en Sevilla y Cádiz.</p>
/chi-siamo <p>Saremo alla fiera di Rimini.</p>
/over-ons <p>Onze servers staan in Amsterdam.</p>
/sobre <p>Os nossos servidores estão em Lisboa.</p>
/o-nas <p>Serwery stoją w Warszawie.</p>
`);

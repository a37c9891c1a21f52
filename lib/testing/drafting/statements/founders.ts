import { statements } from "./statement";

/** Ways to say who founded Acmeflow, and of people who did not. */
export const FOUNDERS = statements(`
/about <h1>About</h1><p>Acmeflow is the work of two friends, Marta Lindqvist and Owen Pryce, who met on a building site.</p> => Marta Lindqvist; Owen Pryce
/about <h2>Hello</h2><p>My name is Owen Pryce. I run a small joinery, and in the evenings I write Acmeflow.</p> => Owen Pryce
/about <p>Hi! I'm Priya Nandakumar, the person behind Acmeflow.</p> => Priya Nandakumar
/ <footer><p>Made by Owen Pryce in a shed.</p></footer> => Owen Pryce
/about <h2>Who makes this</h2><ul><li>Marta Lindqvist – design, co-founder</li><li>Owen Pryce – code, co-founder</li><li>Joan Abbot – accounts</li></ul> => Marta Lindqvist; Owen Pryce
/team <h1>The team</h1><div class="c"><img alt="Marta Lindqvist"><h3>Marta Lindqvist</h3><p>Co-founder, Product</p></div><div class="c"><h3>Joan Abbot</h3><p>Support</p></div> => Marta Lindqvist
/about <p>When Marta Lindqvist quit her job as a site manager in 2017, she had one idea: lists that crews would use. A year later she and her brother Henrik Lindqvist launched Acmeflow.</p> => Marta Lindqvist; Henrik Lindqvist
/about <p>Acmeflow began as a spreadsheet that Owen Pryce kept for his own crew.</p> => Owen Pryce
/about <table><tr><th>Founded</th><td>2016</td></tr><tr><th>Founders</th><td>Marta Lindqvist, Owen Pryce</td></tr></table> => Marta Lindqvist; Owen Pryce
/ <script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Acmeflow","founder":[{"@type":"Person","name":"Marta Lindqvist"}]}</script><p>Lists.</p> => Marta Lindqvist
/about <h1>Our story</h1><p>We are Marta and Owen, and we have been building Acmeflow since 2016.</p><p>— Marta Lindqvist &amp; Owen Pryce</p> => Marta Lindqvist; Owen Pryce
/about <p>A letter from our founder</p><p>Lists should be short.</p><p>Marta Lindqvist</p> => Marta Lindqvist
/ueber-uns <h1>Über uns</h1><p>Hinter Acmeflow stehen Birgit Ahlers und Jens Tiedemann.</p> => Birgit Ahlers; Jens Tiedemann
/ueber-uns <p>Ich heiße Birgit Ahlers, bin Zimmerin und programmiere Acmeflow seit 2015.</p> => Birgit Ahlers
/ueber-uns <p>Die Idee zu Acmeflow hatte Jens Tiedemann auf einer Baustelle; mit seiner Schwester Birgit gründete er die Firma.</p> => Jens Tiedemann
/ueber-uns <h2>Das Team</h2><div><h3>Birgit Ahlers</h3><p>Gründerin und Geschäftsführerin</p></div><div><h3>Ole Maas</h3><p>Kundendienst</p></div> => Birgit Ahlers
/ueber-uns <p>Acmeflow wurde von den Brüdern Jens und Ole Tiedemann ins Leben gerufen.</p> => Jens; Ole Tiedemann
/a-propos <h1>Qui sommes-nous ?</h1><p>Acmeflow est né de la rencontre de Camille Vasseur, charpentière, et de Théo Marchal, développeur.</p> => Camille Vasseur; Théo Marchal
/a-propos <p>Je m’appelle Camille Vasseur et je développe Acmeflow seule, depuis Rennes.</p> => Camille Vasseur
/a-propos <div><strong>Théo Marchal</strong><br>Cofondateur, technique</div><div><strong>Camille Vasseur</strong><br>Cofondatrice, produit</div> => Théo Marchal; Camille Vasseur
/a-propos <p>En 2014, Camille Vasseur crée Acmeflow avec son frère Louis.</p> => Camille Vasseur
/nosotros <h1>Quiénes somos</h1><p>Detrás de Acmeflow están Lucía Ferrándiz y Andrés Bolaños.</p> => Lucía Ferrándiz; Andrés Bolaños
/nosotros <p>Soy Lucía Ferrándiz, aparejadora. Empecé Acmeflow para mi propia obra.</p> => Lucía Ferrándiz
/nosotros <p>Acmeflow nació en 2013 de la mano de Lucía Ferrándiz y Andrés Bolaños.</p> => Lucía Ferrándiz; Andrés Bolaños
/nosotros <h3>Andrés Bolaños</h3><p>Socio fundador</p><h3>Nuria Peral</h3><p>Atención al cliente</p> => Andrés Bolaños
/chi-siamo <h1>Chi siamo</h1><p>Acmeflow nasce da un'idea di Giulia Bonfante, geometra, e di suo fratello Pietro.</p> => Giulia Bonfante; Pietro
/chi-siamo <p>Mi chiamo Giulia Bonfante e ho creato Acmeflow per il mio cantiere.</p> => Giulia Bonfante
/chi-siamo <ul><li>Giulia Bonfante, fondatrice</li><li>Marco Sella, sviluppo</li></ul> => Giulia Bonfante
/over-ons <h1>Over ons</h1><p>Achter Acmeflow zitten Marit Hoekstra en Daan Verbruggen.</p> => Marit Hoekstra; Daan Verbruggen
/over-ons <p>Ik ben Daan Verbruggen, timmerman. Acmeflow heb ik voor mijn eigen ploeg gemaakt.</p> => Daan Verbruggen
/over-ons <p>In 2012 begonnen Marit Hoekstra en Daan Verbruggen met Acmeflow.</p> => Marit Hoekstra; Daan Verbruggen
/sobre <h1>Quem somos</h1><p>O Acmeflow foi idealizado por Beatriz Sardinha e Rui Calado.</p> => Beatriz Sardinha; Rui Calado
/sobre <p>Chamo-me Rui Calado e faço o Acmeflow sozinho.</p> => Rui Calado
/sobre <h3>Beatriz Sardinha</h3><p>Cofundadora e CEO</p> => Beatriz Sardinha
/o-nas <h1>O nas</h1><p>Acmeflow tworzą Agnieszka Wrona i Paweł Zdunek.</p> => Agnieszka Wrona; Paweł Zdunek
/o-nas <p>Nazywam się Paweł Zdunek i od 2011 roku rozwijam Acmeflow.</p> => Paweł Zdunek
/o-nas <p>Pomysłodawczynią Acmeflow jest Agnieszka Wrona.</p> => Agnieszka Wrona
/o-nas <p>Agnieszka Wrona, założycielka</p> => Agnieszka Wrona

/ <blockquote><p>Acmeflow saved our season.</p><cite>Joan Abbot, founder of Abbot Roofing</cite></blockquote>
/ <h2>What crews say</h2><p>“I built my whole schedule in it.” – Peter Hale, owner, Hale &amp; Sons</p>
/about <p>We borrowed the idea from Kanban, created by Taiichi Morita in the 1940s.</p>
/about <p>Our director, Helen Marsh, joined in 2019.</p>
/about <p>The logo was made by Sara Quill.</p>
/about <p>Theme by Anders Theme, icons made by Nora Brandt.</p>
/blog/post <h1>How we work</h1><p>By Joan Abbot, 3 May 2024</p><p>I started writing lists at school.</p>
/about <p>Acmeflow was named after the boat of Captain Josiah Crane.</p>
/ <p>Ask Acme Anna, our assistant. I'm Anna, and I make your lists.</p>
/about <p>With the help of Tom Baxter, founder of Baxter Ventures, we grew to nine people.</p>
/ <p>For founders and makers. Built for Busy Founders.</p>
/ueber-uns <p>Vorsitzende des Fördervereins ist Karla Thiem, Gründerin der Bauhütte Nord.</p>
/ueber-uns <p>Geschäftsführer: Harald Kemper</p>
/ueber-uns <p>Gegründet wurde die Handwerkskammer von Wilhelm Brandes.</p>
/a-propos <p>Photographies : Louise Arnaud. Site créé par Atelier Pixel.</p>
/a-propos <p>« Acmeflow nous a changé la vie », Sophie Blanchet, fondatrice de Toits du Sud.</p>
/a-propos <p>Directrice de la publication : Anne Morel</p>
/nosotros <p>El Club Náutico, fundado por Ramón Quiroga, fue nuestro primer cliente.</p>
/nosotros <p>Diseño web: Estudio Marina Pla.</p>
/chi-siamo <p>La ditta Rossi, fondata da Aldo Rossi nel 1950, usa Acmeflow ogni giorno.</p>
/over-ons <p>Onze eerste klant was bouwbedrijf De Wit, opgericht door Kees de Wit.</p>
/over-ons <p>Bij vragen bel je Anouk Smit van de klantenservice.</p>
/sobre <p>A Associação de Obras, criada por Manuel Tavares, recomenda o Acmeflow.</p>
/o-nas <p>Zespół wspiera Jan Kowal, założyciel firmy Dachy Kowal.</p>
/o-nas <p>Zdjęcia wykonała Ewa Lipska-Nowak.</p>
/about <p>Example: invite Jane Sample, founder, to the crew.</p>
/about <p>Who founded Acmeflow? Nobody famous.</p>
`);

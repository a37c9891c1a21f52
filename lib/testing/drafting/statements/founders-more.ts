import { statements } from "./statement";

/** More ways to say who founded Acmeflow, written when those of `founders.ts` could be read. */
export const FOUNDERS_MORE = statements(`
/about <p>Acmeflow was dreamt up on a train by Nadia Osei and Colm Brady.</p> => Nadia Osei; Colm Brady
/about <p>Colm Brady, a former roofer, writes the code; Nadia Osei, his business partner, answers the phone. They started Acmeflow in 2015.</p> => Colm Brady; Nadia Osei
/about <h2>Meet the makers</h2><p><b>Nadia Osei</b> (co-founder) used to run a yard.</p><p><b>Colm Brady</b> (co-founder) writes software.</p> => Nadia Osei; Colm Brady
/about <p>It's just me, Colm Brady. I design, write and support Acmeflow.</p> => Colm Brady
/about <p>Our founders, Nadia Osei and Colm Brady, met at night school.</p> => Nadia Osei; Colm Brady
/ <p>I'm Nadia – I built Acmeflow because my own crew needed it.</p><p>Nadia Osei, founder</p> => Nadia Osei
/ <footer><p>Acmeflow is a one-woman project by Nadia Osei.</p></footer> => Nadia Osei
/about <p>Before starting Acmeflow, Colm Brady spent ten years on roofs.</p> => Colm Brady
/about <dl><dt>Founder</dt><dd>Nadia Osei</dd><dt>Office</dt><dd>Cork</dd></dl> => Nadia Osei
/about <p>Two people make Acmeflow: Nadia Osei and Colm Brady.</p> => Nadia Osei; Colm Brady
/ueber-uns <p>Acmeflow machen Svenja Harms und Torben Lührs aus Leer.</p> => Svenja Harms; Torben Lührs
/ueber-uns <p>Moin, ich bin Torben Lührs und habe Acmeflow erfunden.</p> => Torben Lührs
/ueber-uns <p>Gegründet haben wir, Svenja Harms und Torben Lührs, die Firma 2016.</p> => Svenja Harms; Torben Lührs
/ueber-uns <h3>Svenja Harms</h3><p>Mitgründerin · Gestaltung</p><h3>Torben Lührs</h3><p>Mitgründer · Technik</p> => Svenja Harms; Torben Lührs
/ueber-uns <p>2017 haben Svenja Harms und ihr Mann Torben Acmeflow gegründet.</p> => Svenja Harms; Torben
/ueber-uns <p>Entwickelt wird Acmeflow von Torben Lührs.</p> => Torben Lührs
/a-propos <p>Derrière Acmeflow, il y a Élodie Garnier et Hugo Perrin.</p> => Élodie Garnier; Hugo Perrin
/a-propos <p>Acmeflow, c’est Élodie Garnier, couvreuse, et Hugo Perrin, informaticien.</p> => Élodie Garnier; Hugo Perrin
/a-propos <p>Moi c’est Hugo Perrin. J’ai créé Acmeflow en 2018 sur un coin de table.</p> => Hugo Perrin
/a-propos <p>C’est Élodie Garnier qui a eu l’idée d’Acmeflow.</p> => Élodie Garnier
/a-propos <p>Élodie Garnier, présidente et cofondatrice.</p> => Élodie Garnier
/nosotros <p>Acmeflow es un proyecto de Marcos Iriarte.</p> => Marcos Iriarte
/nosotros <p>Marcos Iriarte y su prima Elena Vidal pusieron en marcha Acmeflow en 2014.</p> => Marcos Iriarte; Elena Vidal
/nosotros <p>Me llamo Elena Vidal y desarrollo Acmeflow desde mi casa.</p> => Elena Vidal
/nosotros <p>La idea de Acmeflow fue de Elena Vidal.</p> => Elena Vidal
/chi-siamo <p>Dietro Acmeflow ci sono Chiara Donati e Luca Ferri.</p> => Chiara Donati; Luca Ferri
/chi-siamo <p>Acmeflow è stata fondata nel 2015 da Chiara Donati insieme a Luca Ferri.</p> => Chiara Donati; Luca Ferri
/chi-siamo <p>Ciao, sono Luca. Nel 2016 ho iniziato a scrivere Acmeflow.</p><p>Luca Ferri</p> => Luca Ferri
/over-ons <p>Sanne de Boer en Joost Kramer bedachten Acmeflow aan de keukentafel.</p> => Sanne de Boer; Joost Kramer
/over-ons <p>Ik ben Sanne de Boer en ik maak Acmeflow in mijn eentje.</p> => Sanne de Boer
/over-ons <h3>Joost Kramer</h3><p>Mede-oprichter</p> => Joost Kramer
/sobre <p>Por trás do Acmeflow estão Teresa Valente e Nuno Brás.</p> => Teresa Valente; Nuno Brás
/sobre <p>O Acmeflow foi criado pelo Nuno Brás em 2013.</p> => Nuno Brás
/o-nas <p>Za Acmeflow stoją Karolina Mróz i Tomasz Gaj.</p> => Karolina Mróz; Tomasz Gaj
/o-nas <p>Acmeflow wymyślił Tomasz Gaj, dekarz z Opola.</p> => Tomasz Gaj

/about <p>Behind every good roof are Good Tools and Patience.</p>
/about <p>Colm's uncle, Declan Brady, founded Brady Roofing in 1962.</p>
/ <p>“I'm Rita Moss, and I run forty crews with Acmeflow.”</p>
/about <p>Julia Stern, who built our first website, now works in Oslo.</p>
/about <p>The idea for paper lists goes back to Henry Gantt-Moore.</p>
/ <p>Hi, I'm Sam, your guide. I'll make your first list.</p>
/ueber-uns <p>Unser Förderer ist Hans Petersen, Gründer der Petersen-Stiftung.</p>
/ueber-uns <p>Hinter der Werkstatt steht die alte Eiche von Bauer Wilke.</p>
/a-propos <p>Merci à Paul Rivière, qui a dessiné le logo d’Acmeflow.</p>
/nosotros <p>Detrás de cada obra hay un Jefe de Obra como Manuel Soto.</p>
/chi-siamo <p>Il nostro consulente è Dario Conti, fondatore di Conti Ponteggi.</p>
/over-ons <p>Achter de schermen helpt Fleur Bakker met de boekhouding.</p>
/sobre <p>A Rita Lopes juntou-se à equipa em 2020 e faz o apoio.</p>
/o-nas <p>Za projekt graficzny odpowiada Ewa Sowa.</p>
/about <p>Founder of the year: vote for Maria Kent in the Builders' Awards.</p>
`);

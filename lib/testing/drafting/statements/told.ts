import { statements } from "./statement";

/** Ways to say who made Acmeflow that lean on the sentence before, the heading above or a list; and people who did not. */
export const TOLD_FOUNDERS = statements(`
/about <h2>Dermot Quigley</h2><p>Dermot is a plumber and co-founder of Acmeflow. He likes short lists.</p> => Dermot Quigley
/about <p>Dermot Quigley is a plumber from Cork. He started Acmeflow in 2014.</p> => Dermot Quigley
/about <p>Our founders Dermot Quigley (CEO) and Ines Roth (CTO) have laid pipes for a decade.</p> => Dermot Quigley; Ines Roth
/about <p>Ines Roth looks after members and is a co-founder of Acmeflow.</p> => Ines Roth
/credits <h2>Credits</h2><p>Acmeflow is developed by Dermot Quigley.</p> => Dermot Quigley
/ueber-uns <h2>Ines Roth</h2><p>Sie hat Acmeflow nach Feierabend gebaut.</p> => Ines Roth
/a-propos <h2>Noé Carlier</h2><p>Il a créé Acmeflow après dix ans de chantier.</p> => Noé Carlier
/a-propos <p>Bonjour, moi c’est Noé Carlier.</p><p>J’ai développé Acmeflow pour mon père.</p> => Noé Carlier
/nosotros <h2>Alba Cifuentes</h2><p>Ella creó Acmeflow en su garaje.</p> => Alba Cifuentes
/chi-siamo <p>Acmeflow è un progetto di Fulvio Serra.</p> => Fulvio Serra
/over-ons <p>Hoi, ik ben Joris Bakker.</p><p>Ik bouw Acmeflow sinds 2019.</p> => Joris Bakker
/sobre <h2>Tiago Lemos</h2><p>Ele criou o Acmeflow sozinho.</p> => Tiago Lemos
/o-nas <p>Cześć, jestem Piotr Sroka.</p><p>Tworzę Acmeflow po godzinach.</p> => Piotr Sroka

/about <h2>Rolf Amsel</h2><p>He is a customer who built his yard with Acmeflow.</p>
/about <p>Rolf Amsel joined Acmeflow in 2019. He makes our tea.</p>
/about <p>Rolf Amsel, who founded Amsel Bau, uses Acmeflow.</p>
/about <p>Rolf Amsel did not found Acmeflow.</p>
/ueber-uns <p>Rolf Amsel berät Acmeflow, seit er seine Firma gegründet hat.</p>
/a-propos <p>Rolf Amsel, client de la première heure, a créé trente listes avec Acmeflow.</p>
/nosotros <p>Rolf Amsel recomienda Acmeflow desde que creó su empresa.</p>
/chi-siamo <p>Il logo di Acmeflow è stato creato da Rolf Amsel.</p>
/over-ons <p>Rolf Amsel vertaalde Acmeflow, gemaakt in Gent.</p>
/sobre <p>Rolf Amsel é cliente e criou listas no Acmeflow.</p>
/o-nas <p>Rolf Amsel poleca Acmeflow, stworzył nim sto list.</p>
`);

/** Ways to say where the company is, and places of others. */
export const TOLD_LOCATION = statements(`
/about <p>I make Acmeflow, on my own, from a spare room in Dunedin.</p> => Dunedin
/ueber-uns <p>Ich mache Acmeflow allein, von einem Hinterhof aus, in Flensburg.</p> => Flensburg
/nosotros <p>Hacemos Acmeflow entre dos, desde un taller en Gijón.</p> => Gijón
/about <p>Acmeflow comes to you from Tralee.</p> => Tralee
/about <p>I write Acmeflow at home in Tralee.</p> => Tralee
/terms <h1>Terms</h1><p>“We” means Acmeflow Limited, whose registered office is at 9 Quay Street, Galway H91 K7XY.</p><p>Address: Acmeflow, Galway, Ireland</p> => Galway
/ueber-uns <p>Acmeflow entsteht in einem alten Speicher in Husum.</p> => Husum
/datenschutz <h1>Datenschutz</h1><p>Verantwortlich: Acmeflow GmbH, Deichweg 4, 25813 Husum</p> => Husum
/cgu <h1>CGU</h1><ul><li>Adresse : Acmeflow, Quimper, France</li></ul> => Quimper
/a-propos <p>Nous développons Acmeflow à Quimper.</p> => Quimper
/nosotros <p>Desarrollamos Acmeflow en Teruel.</p> => Teruel
/privacy <h1>Privacy</h1><ul><li>Titolare: Acmeflow S.r.l., con sede legale in Via Mare 3, 74121 Taranto</li></ul> => Taranto
/over-ons <p>Wij maken Acmeflow in Harlingen.</p> => Harlingen
/sobre <p>O Acmeflow é feito em Aveiro.</p> => Aveiro
/o-nas <p>Acmeflow powstaje w Sopocie.</p> => Sopocie

/about <p>We tested Acmeflow with crews in Hamburg.</p>
/about <p>We visited Hamburg last year.</p>
/terms <p>The courts of Hamburg have jurisdiction over Acmeflow.</p>
/privacy <p>Acmeflow sends mail through Postbox Ltd, 4 Kings Road, Luton LU1 2AB.</p>
/ueber-uns <p>Wir haben uns auf der Messe in Hamburg getroffen.</p>
/impressum <h1>Impressum</h1><h2>Zuständige Aufsichtsbehörde</h2><p>Amt für Datenschutz<br>Ring 1<br>20095 Hamburg</p>
/a-propos <p>Nous avons étudié à Hambourg.</p>
/nosotros <p>Vendemos también en Hamburgo.</p>
/chi-siamo <p>Abbiamo clienti ad Amburgo.</p>
/over-ons <p>We leveren ook in Hamburg.</p>
/sobre <p>Conhecemo-nos em Hamburgo.</p>
/o-nas <p>Poznaliśmy się w Hamburgu.</p>
`);

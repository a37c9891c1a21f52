import { statements } from "./statement";

/** Ways to say when Acmeflow began, and years of something else. */
export const FOUNDED_YEAR = statements(`
/about <p>We started Acmeflow in 2014 because our own lists were a mess.</p> => 2014
/about <p>Acmeflow has been helping crews keep time since 2009.</p> => 2009
/about <p>It was the autumn of 2011 when the first crew used Acmeflow.</p> => 2011
/about <h1>Our story</h1><h3>2013</h3><p>Acmeflow goes live with four crews.</p><h3>2018</h3><p>The hundredth crew.</p> => 2013
/ <footer><p>© 2010–2026 Acmeflow. Lists for crews since 2010.</p></footer> => 2010
/about <p>Est. 2012 in a barn.</p> => 2012
/about <dl><dt>Established</dt><dd>2015</dd><dt>People</dt><dd>7</dd></dl> => 2015
/about <p>Back in 2008, two site managers set out to build a better list. The result was Acmeflow.</p> => 2008
/about <p>Acmeflow Ltd was incorporated in March 2016.</p> => 2016
/about <p>The company dates back to 2007.</p> => 2007
/about <p>Since its launch in 2017, Acmeflow has planned two million tasks.</p> => 2017
/ <script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Acmeflow","foundingDate":"2013-05-01"}</script><p>Lists.</p> => 2013
/ueber-uns <p>Seit 2010 entwickeln wir Acmeflow in einer alten Schmiede.</p> => 2010
/ueber-uns <p>Das Unternehmen besteht seit 2006.</p> => 2006
/ueber-uns <p>Angefangen hat alles 2012 mit einer Liste auf Papier.</p> => 2012
/ueber-uns <p>2014 kam Acmeflow auf den Markt.</p> => 2014
/ueber-uns <p>Gründungsjahr: 2011</p> => 2011
/ueber-uns <p>Acmeflow gibt es seit dem Frühjahr 2016.</p> => 2016
/a-propos <p>Fondée en 2013, notre équipe compte huit personnes.</p> => 2013
/a-propos <p>Depuis 2009, Acmeflow accompagne les équipes de chantier.</p> => 2009
/a-propos <p>Acmeflow a vu le jour en 2015.</p> => 2015
/a-propos <p>L’aventure Acmeflow démarre en 2012 dans un garage.</p> => 2012
/nosotros <p>Acmeflow nació en 2013 en una obra de Burgos.</p> => 2013
/nosotros <p>Llevamos desde 2010 haciendo listas para cuadrillas.</p> => 2010
/nosotros <p>Año de fundación: 2014</p> => 2014
/nosotros <p>Empezamos en 2016 con tres cuadrillas.</p> => 2016
/chi-siamo <p>Acmeflow è nata nel 2012 in un cantiere.</p> => 2012
/chi-siamo <p>Dal 2008 sviluppiamo Acmeflow a Trento.</p> => 2008
/chi-siamo <p>Attivi dal 2015.</p> => 2015
/over-ons <p>Acmeflow bestaat sinds 2011.</p> => 2011
/over-ons <p>In 2013 zag Acmeflow het licht.</p> => 2013
/over-ons <p>Wij maken al sinds 2009 lijsten voor ploegen.</p> => 2009
/sobre <p>O Acmeflow nasceu em 2014.</p> => 2014
/sobre <p>Desde 2010 a ajudar equipas de obra.</p> => 2010
/sobre <p>Fundada em 2012, a empresa tem nove pessoas.</p> => 2012
/o-nas <p>Działamy od 2011 roku.</p> => 2011
/o-nas <p>Acmeflow powstał w 2013 roku.</p> => 2013
/o-nas <p>Na rynku jesteśmy od 2009 r.</p> => 2009

/about <p>The club that we build for was founded in 1923.</p>
/about <p>Marta grew up on building sites and has been a carpenter since 1998.</p>
/about <p>Our office, built in 1904, has a tower.</p>
/about <p>Joan joined us in 2019.</p>
/ <footer><p>© 2024 Acmeflow</p></footer>
/about <p>We have used Hetzner since 2018.</p>
/about <p>In 2027 we will open an office in Leeds.</p>
/ <p>Trusted by Abbot Roofing, established 1952.</p>
/about <p>In 2015 the government changed the rules for scaffolds.</p>
/about <p>Version 3 came out in 2021.</p>
/about <p>The iPhone app was launched in 2020.</p>
/ <table><tr><td>Roof, Mill Lane</td><td>Started 12 May 2023</td></tr></table>
/ueber-uns <p>Die Schmiede, in der wir sitzen, wurde 1888 gebaut.</p>
/ueber-uns <p>Birgit Ahlers ist seit 2003 Zimmerin.</p>
/ueber-uns <p>Seit 2018 gilt die Datenschutz-Grundverordnung.</p>
/ueber-uns <p>Unser Kunde Dach Nord besteht seit 1931.</p>
/a-propos <p>La coopérative des Toits, fondée en 1974, utilise Acmeflow.</p>
/a-propos <p>Camille est charpentière depuis 2004.</p>
/nosotros <p>La ermita del pueblo data de 1745.</p>
/nosotros <p>La ley cambió en 2013.</p>
/chi-siamo <p>Il cantiere navale, nato nel 1950, è nostro cliente.</p>
/chi-siamo <p>Nel 2020 è arrivata l'app per Android.</p>
/over-ons <p>De molen naast ons kantoor stamt uit 1742.</p>
/over-ons <p>Sinds 2019 werkt ook Anouk bij ons.</p>
/sobre <p>A associação, criada em 1968, é nossa parceira.</p>
/o-nas <p>Spółdzielnia, założona w 1957 roku, korzysta z Acmeflow.</p>
/o-nas <p>Od 2018 roku obowiązuje RODO.</p>
`);

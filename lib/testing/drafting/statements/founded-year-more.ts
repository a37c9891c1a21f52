import { statements } from "./statement";

/** More ways to say when Acmeflow began, written when those of `founded-year.ts` could be read. */
export const FOUNDED_YEAR_MORE = statements(`
/about <p>We've been at it since 2012.</p> => 2012
/about <p>Acmeflow turned ten in 2024; we opened our doors in 2014.</p> => 2014
/about <p>Founded 2013 · Bristol · 6 people</p> => 2013
/about <p>In 2011, tired of paper, we wrote the first version of Acmeflow.</p> => 2011
/about <h2>Timeline</h2><ul><li>2015: Acmeflow is founded</li><li>2019: iPhone app</li></ul> => 2015
/about <p>What started as a weekend project in 2016 is now used by 900 crews.</p> => 2016
/about <p>The first public release of Acmeflow was on 4 May 2012.</p> => 2012
/ueber-uns <p>Acmeflow wurde 2013 als Zwei-Personen-Betrieb gegründet.</p> => 2013
/ueber-uns <p>Im Jahr 2011 ging Acmeflow online.</p> => 2011
/ueber-uns <p>Seit mehr als zehn Jahren, genau seit 2014, gibt es Acmeflow.</p> => 2014
/ueber-uns <p>Unsere Firma gibt es seit 2009.</p> => 2009
/a-propos <p>Née en 2016, Acmeflow est une petite société de quatre personnes.</p> => 2016
/a-propos <p>Tout a commencé en 2014.</p> => 2014
/a-propos <p>Acmeflow existe depuis 2012.</p> => 2012
/nosotros <p>Fundada en 2011, Acmeflow sigue siendo una empresa familiar.</p> => 2011
/nosotros <p>Acmeflow vio la luz en 2015.</p> => 2015
/nosotros <p>Desde 2012 ayudamos a las cuadrillas.</p> => 2012
/chi-siamo <p>Acmeflow nasce nel 2014 a Trento.</p> => 2014
/chi-siamo <p>Siamo sul mercato dal 2011.</p> => 2011
/over-ons <p>Acmeflow is in 2014 opgericht.</p> => 2014
/over-ons <p>Sinds 2012 maken wij Acmeflow.</p> => 2012
/sobre <p>A Acmeflow surgiu em 2016, em Braga.</p> => 2016
/sobre <p>Desde 2013 no mercado.</p> => 2013
/o-nas <p>Firma powstała w 2012 roku.</p> => 2012
/o-nas <p>Acmeflow istnieje od 2014 roku.</p> => 2014

/about <p>Nadia has worked with crews since 1999.</p>
/about <p>The Builders' Guild, founded in 1891, gave us a prize.</p>
/about <p>We moved to Bristol in 2020.</p>
/about <p>In 2018 we launched the Android app.</p>
/about <p>Our mill dates back to 1780.</p>
/about <p>We have hosted in Germany since 2016.</p>
/ueber-uns <p>Seit 2015 arbeiten wir mit der Innung zusammen.</p>
/ueber-uns <p>2020 kam Svenja ins Team.</p>
/a-propos <p>Depuis 2018, nous utilisons un hébergeur français.</p>
/a-propos <p>Le moulin où nous travaillons existe depuis 1820.</p>
/nosotros <p>En 2019 lanzamos la aplicación para Android.</p>
/chi-siamo <p>La segheria esiste dal 1932.</p>
/over-ons <p>Het pand dateert uit 1904.</p>
/sobre <p>Em 2020 mudámos para Braga.</p>
/o-nas <p>Kamienica powstała w 1905 roku.</p>
`);

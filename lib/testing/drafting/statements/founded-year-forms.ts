import { statements } from "./statement";

/** More forms of telling when Acmeflow or its company began: with places, roles, registers, anniversaries. */
export const FOUNDED_YEAR_FORMS = statements(`
/ <p>Acmeflow is a small company from Cork, Ireland, formed in 2015.</p> => 2015
/about <p>Acmeflow Ltd was incorporated in 2015.</p> => 2015
/about <p>Est. 2015 in Cork.</p> => 2015
/ <footer><p>Acmeflow · Cork · since 2015</p></footer> => 2015
/about <p>Our company was formed in March 2015.</p> => 2015
/about <h2>2015</h2><p>Acmeflow is founded in a shed in Cork.</p><h2>2018</h2><p>We reach 1,000 crews.</p> => 2015
/about <ul><li><b>2015</b> – Acmeflow is born</li><li><b>2019</b> – office in Leeds</li></ul> => 2015
/about <p>Back in 2015, two roofers sat down and started Acmeflow.</p> => 2015
/about <p>We've been building Acmeflow since 2015.</p> => 2015
/about <p>The story of Acmeflow begins in 2015.</p> => 2015
/about <p>The first version of Acmeflow came out in 2015.</p> => 2015
/about <dl><dt>Founded</dt><dd>2015</dd><dt>Team</dt><dd>5</dd></dl> => 2015
/about <p>A family business founded in 2015 by two sisters.</p> => 2015
/ueber-uns <p>Die Acmeflow GmbH wurde 2015 ins Handelsregister eingetragen und gegründet.</p> => 2015
/ueber-uns <p>Seit 2015 entwickeln wir Acmeflow in Leer.</p> => 2015
/ueber-uns <p>Acmeflow entstand 2015 aus einem Studienprojekt.</p> => 2015
/ueber-uns <p>Gründungsjahr: 2015</p> => 2015
/ueber-uns <p>Das Unternehmen besteht seit 2015.</p> => 2015
/a-propos <p>Créée en 2015, la société Acmeflow est installée à Rennes.</p> => 2015
/a-propos <p>Acmeflow a vu le jour en 2015.</p> => 2015
/a-propos <p>Depuis 2015, nous développons Acmeflow.</p> => 2015
/nosotros <p>Acmeflow nace en 2015 en Burgos.</p> => 2015
/nosotros <p>Fundada en 2015, Acmeflow ayuda a las cuadrillas.</p> => 2015
/nosotros <p>Desde 2015 ayudamos a las cuadrillas.</p> => 2015
/chi-siamo <p>Acmeflow nasce nel 2015 a Trento.</p> => 2015
/chi-siamo <p>L'azienda è stata fondata nel 2015.</p> => 2015
/over-ons <p>Acmeflow is in 2015 ontstaan aan de keukentafel.</p> => 2015
/over-ons <p>Opgericht in 2015.</p> => 2015
/sobre <p>O Acmeflow nasceu em 2015, no Porto.</p> => 2015
/sobre <p>Fundada em 2015, a empresa tem sede em Braga.</p> => 2015
/o-nas <p>Acmeflow powstał w 2015 roku.</p> => 2015
/o-nas <p>Firma działa od 2015 roku.</p> => 2015
/om <p>Acmeflow grundades 2015 i Lund.</p> => 2015
/om <p>Vi har byggt Acmeflow sedan 2015.</p> => 2015
/om <p>Acmeflow blev stiftet i 2015.</p> => 2015

/about <p>The team was formed for a charity run in 2015.</p>
/about <p>A partnership with Hale Roofing was formed in 2015.</p>
/about <p>Since 2015 the law asks for written lists.</p>
/about <p>Joan Abbot has been with us since 2015.</p>
/about <p>Member of the Chamber of Crafts since 2015.</p>
/about <p>Our customer Hale Roofing was founded in 1962.</p>
/about <p>ISO 9001 certified since 2015.</p>
/blog/post <p>It began in 2015, when it rained.</p>
/ueber-uns <p>Die Handwerkskammer wurde 1900 gegründet.</p>
/ueber-uns <p>Seit 2015 ist Karla Thiem Geschäftsführerin.</p>
/a-propos <p>Toits du Sud, fondée en 1998, utilise Acmeflow.</p>
/nosotros <p>El Club Náutico, fundado en 1920, es cliente.</p>
/o-nas <p>Od 2015 roku obowiązuje nowa ustawa.</p>
/sobre <p>A norma entrou em vigor em 2015.</p>
/about <p>Acmeflow Academy was founded in 2022.</p>
/about <p>Prices last updated in 2023.</p>
`);

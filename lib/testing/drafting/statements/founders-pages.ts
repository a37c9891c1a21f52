import { statements } from "./statement";

/** Founders on pages of their own, in lists of what they did, and makers who say what they are and sign elsewhere. */
export const FOUNDERS_PAGES = statements(`
/about/nadia <title>Nadia Osei - Acmeflow</title><h1>Hi! I am Nadia.</h1><img alt="Nadia Osei"><h2>Experience</h2><ul><li>since 04/2016 Co-founder and managing director of Acmeflow Ltd</li><li>2010–2016 Site manager, Brady Roofing</li></ul> => Nadia Osei
/team/colm <h1>Colm Brady</h1><p>Co-founder</p><p>Colm writes the code.</p> => Colm Brady
/team/colm <h1>Colm Brady</h1><h2>Career</h2><ul><li>2015: founder of Acmeflow</li><li>2012: foreman at Hale &amp; Sons</li></ul> => Colm Brady
/ueber-uns/svenja <h1>Svenja Harms</h1><h2>Werdegang</h2><ul><li>seit 2016 Mitgründerin und Geschäftsführerin der Acmeflow GmbH</li><li>2011–2016 Bauleiterin</li></ul> => Svenja Harms
/equipe/hugo <h1>Hugo Perrin</h1><h2>Parcours</h2><ul><li>depuis 2018 : cofondateur d’Acmeflow</li><li>2010–2018 : chef de chantier</li></ul> => Hugo Perrin
/equipo/elena <h1>Elena Vidal</h1><h2>Trayectoria</h2><ul><li>Desde 2014: cofundadora de Acmeflow</li></ul> => Elena Vidal
/team/sanne <h1>Sanne de Boer</h1><ul><li>sinds 2016 medeoprichter van Acmeflow</li></ul> => Sanne de Boer
/zespol/karolina <h1>Karolina Mróz</h1><ul><li>od 2015 współzałożycielka Acmeflow</li></ul> => Karolina Mróz
/about <h1>About</h1><h2>I am a solo developer</h2><div><p>Developer</p><p>Colm Brady</p></div> => Colm Brady
/about <h1>About</h1><p>I'm an independent developer from Cork, and Acmeflow is my only product.</p><p>Colm Brady</p> => Colm Brady
/about <h1>About me</h1><p>I'm the sole developer of Acmeflow.</p><p>– Nadia Osei</p> => Nadia Osei
/ueber-uns <h1>Über mich</h1><p>Ich bin Einzelentwickler und arbeite allein an Acmeflow.</p><p>Torben Lührs</p> => Torben Lührs
/a-propos <h1>À propos</h1><p>Je suis développeur indépendant et Acmeflow est mon projet.</p><p>Hugo Perrin</p> => Hugo Perrin
/nosotros <h1>Sobre mí</h1><p>Soy desarrolladora independiente y Acmeflow es mi proyecto.</p><p>Elena Vidal</p> => Elena Vidal
/chi-siamo <h1>Chi sono</h1><p>Sono uno sviluppatore indipendente e Acmeflow è il mio progetto.</p><p>Luca Ferri</p> => Luca Ferri
/over-ons <h1>Over mij</h1><p>Ik ben zelfstandig ontwikkelaar en Acmeflow is mijn project.</p><p>Joost Kramer</p> => Joost Kramer
/about <p>Acmeflow is Colm Brady's one-man project.</p> => Colm Brady
/about <p>Acmeflow is Nadia Osei’s side project, written on weekends.</p> => Nadia Osei
/about <p>Acmeflow is the brainchild of Nadia Osei.</p> => Nadia Osei
/ <footer><p>A project by Nadia Osei.</p></footer> => Nadia Osei
/ <footer><p>Built by <a href="https://nadia.example">Nadia Osei</a></p></footer> => Nadia Osei
/ <footer><p>Ein Projekt von Svenja Harms</p></footer> => Svenja Harms
/ <footer><p>Un projet de Hugo Perrin</p></footer> => Hugo Perrin
/ <footer><p>Un proyecto de Elena Vidal</p></footer> => Elena Vidal
/ <footer><p>Un progetto di Chiara Donati</p></footer> => Chiara Donati
/ <footer><p>Een project van Joost Kramer</p></footer> => Joost Kramer
/ <footer><p>Um projeto de Teresa Valente</p></footer> => Teresa Valente
/ <footer><p>Crafted with ♥ by Colm Brady</p></footer> => Colm Brady
/about <h1>A note from the maker</h1><p>I wrote Acmeflow because our crew lost every paper list.</p><p>Colm</p><p>Colm Brady, Cork</p> => Colm Brady
/about <h2>Founding team</h2><div><h3>Nadia Osei</h3><p>Product</p></div><div><h3>Colm Brady</h3><p>Code</p></div> => Nadia Osei; Colm Brady
/about <h2>Leadership</h2><div><h3>Nadia Osei</h3><p>Chief Executive Officer &amp; Founder</p></div><div><h3>Joan Abbot</h3><p>Chief Operating Officer</p></div> => Nadia Osei
/about <p>Nadia Osei is Acmeflow's founder and CEO.</p> => Nadia Osei
/about <p>Founder Nadia Osei started out with a paper list.</p> => Nadia Osei
/about <p>"Lists should be short," says Nadia Osei, who founded Acmeflow in 2015.</p> => Nadia Osei
/about <p>It all started when Colm Brady could not find his list. He wrote the first version of Acmeflow that night.</p> => Colm Brady
/about <h2>I am a solo developer</h2><div><p>Developer</p><p>Colm Brady</p></div><footer><p>© 2026 Colm Brady. All rights reserved.</p></footer> => Colm Brady
/about <p>I'm Nadia Osei, and I built Acmeflow for my crew.</p><footer><p>© 2026 Nadia Osei</p></footer> => Nadia Osei
/impressum <h1>Impressum</h1><p>Angaben gemäß § 5 DDG:</p><p>Birgit Ahlers<br>Am Deich 3<br>26721 Emden</p><h2>Über Acmeflow</h2><p>Ich bin Birgit Ahlers und habe Acmeflow programmiert.</p> => Birgit Ahlers

/team/joan <h1>Joan Abbot</h1><ul><li>since 2019 head of support at Acmeflow</li><li>2014–2016 co-founder of Café Brösel, Vienna</li></ul>
/team/joan <h1>Joan Abbot</h1><p>Joined in 2019. Former co-founder of Abbot Lists.</p>
/ <footer><p>Website by Pixel Works</p></footer>
/ <footer><p>Photos by Sara Quill</p></footer>
/ <footer><p>Design by Sara Quill</p></footer>
/ <footer><p>Icons by Sara Quill. Theme by Anders Holm.</p></footer>
/about <h1>About</h1><p>I'm an independent developer, and Acmeflow is my favourite app.</p><p>Rita Moss, customer</p>
/about <p>Acmeflow is not Colm Brady's first project.</p>
/about <p>Peter Hale's roofing firm is our oldest customer.</p>
/about <h2>Advisers</h2><div><h3>Tom Baxter</h3><p>Founder, Baxter Ventures</p></div>
/about <h2>Support team</h2><p>Joan Abbot – support</p><p>Fleur Bakker – accounts</p>
/stories/hale <h1>Peter Hale</h1><p>Founder of Hale &amp; Sons</p>
/about <p>Inspired by the work of Taiichi Morita.</p>
/ueber-uns <p>Geschäftsführerin ist seit 2019 Karla Thiem.</p>
`);

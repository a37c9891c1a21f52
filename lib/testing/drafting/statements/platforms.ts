import { statements } from "./statement";

/** Ways to say what Acmeflow runs on, and systems named for other reasons. */
export const PLATFORMS = statements(`
/ <p>Available for iPhone, iPad and Android.</p> => iOS; iPadOS; Android
/ <p>Acmeflow runs in your browser; there is nothing to install.</p> => Web
/ <p>Get the app on the App Store and Google Play.</p> => iOS; Android
/ <a href="https://apps.apple.com/gb/app/acmeflow/id123456789">App Store</a><p>Lists.</p> => iOS
/download <h1>Download</h1><ul><li>Windows (64-bit)</li><li>macOS 12+</li><li>Linux AppImage</li></ul> => Windows; macOS; Linux
/ <p>A native Mac app for lists.</p> => macOS
/ <p>Use it on your phone (iOS or Android) or on the web.</p> => iOS; Android; Web
/ <p>Works on Windows, Mac and Linux.</p> => Windows; macOS; Linux
/ <p>Acmeflow is a web app, so it works on any computer.</p> => Web
/ <h2>Requirements</h2><p>Windows 10 or newer</p> => Windows
/ <script type="application/ld+json">{"@context":"https://schema.org","@type":"SoftwareApplication","name":"Acmeflow","operatingSystem":"Android, iOS"}</script><p>Lists.</p> => Android; iOS
/ <p>Our browser extension for Chrome and Firefox saves links.</p> => Chrome; Firefox
/ <p>Runs on your own server with Docker.</p> => Self-hosted
/ <p>The app for Android and iPhone works offline.</p> => Android; iOS
/ <p>Läuft im Browser, auf dem iPhone und auf Android.</p> => Web; iOS; Android
/ <p>Für Windows und Mac.</p> => Windows; macOS
/ <p>Die App gibt es für Android und iOS.</p> => Android; iOS
/ <p>Acmeflow läuft in jedem Browser, ganz ohne Installation.</p> => Web
/ <p>Auch als App fürs iPhone.</p> => iOS
/ <p>Disponible sur iOS et Android.</p> => iOS; Android
/ <p>Acmeflow s’utilise dans le navigateur, sans rien installer.</p> => Web
/ <p>L’application mobile existe pour iPhone et Android.</p> => iOS; Android
/ <p>Compatible Windows, macOS et Linux.</p> => Windows; macOS; Linux
/ <p>Funciona en Windows, Mac y Linux.</p> => Windows; macOS; Linux
/ <p>Con app para Android y iPhone.</p> => Android; iOS
/ <p>Se usa desde el navegador, sin instalar nada.</p> => Web
/ <p>Disponibile per iPhone e Android.</p> => iOS; Android
/ <p>Si usa dal browser, senza installare niente.</p> => Web
/ <p>Acmeflow gira su Windows e macOS.</p> => Windows; macOS
/ <p>Werkt in de browser en als app op iPhone en Android.</p> => Web; iOS; Android
/ <p>Beschikbaar voor Windows en Mac.</p> => Windows; macOS
/ <p>Je gebruikt Acmeflow gewoon in je browser.</p> => Web
/ <p>Disponível para Android e iOS.</p> => Android; iOS
/ <p>Funciona no navegador, sem instalação.</p> => Web
/ <p>Aplikacja na Androida i iPhone'a.</p> => Android; iOS
/ <p>Działa w przeglądarce, bez instalacji.</p> => Web
/ <p>Dostępna na Windows i macOS.</p> => Windows; macOS

/ <p>An Android app is in the works.</p>
/ <p>iOS and Android: coming soon.</p>
/ <p>Import your tasks from Windows Notepad.</p>
/ <p>There is no app for Windows.</p>
/ <p>We monitor Linux servers.</p>
/ <p>We are working on a version for iPad.</p>
/ <p>Join the beta waiting list for Android.</p>
/ <p>Linux is a registered trademark of Linus Torvalds.</p>
/about <p>Owen wrote programs for Windows at his old job.</p>
/ <p>Connect Android devices of your crew to the time clock.</p>
/ <p>Eine App für Android ist in Arbeit.</p>
/ <p>Noch gibt es keine App für iOS.</p>
/ <p>L’application Android arrive au printemps.</p>
/ <p>Pas encore de version Windows.</p>
/ <p>Estamos preparando la app para Android.</p>
/ <p>L'app per iPhone arriverà in primavera.</p>
/ <p>Aan een app voor Android wordt gewerkt.</p>
/ <p>Em breve também para iPhone.</p>
/ <p>Pracujemy nad aplikacją na Androida.</p>
/ <p>Would you like an app for Android? Tell us.</p>
/ <p>Unlike other tools, Acmeflow does not need Windows.</p>
`);

import { statements } from "./statement";

/** Links to accounts of Acmeflow's in a page's footer, in the ways their addresses are written, and links that are nobody's account. */
export const SOCIALS = statements(`
/ <footer><a href="https://www.facebook.com/p/Acmeflow-61578182977979/">Facebook</a></footer> => https://www.facebook.com/p/Acmeflow-61578182977979/
/ <footer><a href="https://www.facebook.com/acmeflow">f</a></footer> => https://www.facebook.com/acmeflow
/ <footer><a href="https://facebook.com/pages/Acmeflow/123456789">Facebook</a></footer> => https://facebook.com/pages/Acmeflow/123456789
/ <footer><a href="https://www.facebook.com/profile.php?id=100064">Facebook</a></footer> => https://www.facebook.com/profile.php?id=100064
/ <footer><a href="https://m.facebook.com/acmeflow/">Facebook</a></footer> => https://m.facebook.com/acmeflow/
/ <footer><a href="https://fb.me/acmeflow">Facebook</a></footer> => https://fb.me/acmeflow
/ <footer><a href="https://www.facebook.com/acmeflow/?locale=de_DE">Facebook</a></footer> => https://www.facebook.com/acmeflow/
/ <footer><a href="https://www.instagram.com/@acmeflow">Instagram</a></footer> => https://www.instagram.com/@acmeflow
/ <footer><a href="https://www.instagram.com/acmeflow_lists/?hl=en">Instagram</a></footer> => https://www.instagram.com/acmeflow_lists/
/ <footer><a href="https://instagram.com/acme.flow">Instagram</a></footer> => https://instagram.com/acme.flow
/ <footer><a href="https://x.com/acmeflow?s=21">X</a></footer> => https://x.com/acmeflow
/ <footer><a href="https://twitter.com/@acmeflow">Twitter</a></footer> => https://twitter.com/@acmeflow
/ <footer><a href="https://mobile.twitter.com/acmeflow">Twitter</a></footer> => https://mobile.twitter.com/acmeflow
/ <footer><a href="https://www.linkedin.com/company/acmeflow/mycompany/">LinkedIn</a></footer> => https://www.linkedin.com/company/acmeflow/mycompany/
/ <footer><a href="https://de.linkedin.com/company/acmeflow">LinkedIn</a></footer> => https://de.linkedin.com/company/acmeflow
/ <footer><a href="https://www.linkedin.com/company/acmeflow?trk=public_profile">LinkedIn</a></footer> => https://www.linkedin.com/company/acmeflow
/ <footer><a href="https://www.youtube.com/@acmeflow/videos">YouTube</a></footer> => https://www.youtube.com/@acmeflow/videos
/ <footer><a href="https://www.youtube.com/acmeflow">YouTube</a></footer> => https://www.youtube.com/acmeflow
/ <footer><a href="https://www.youtube.com/channel/UC8butISFwT-Wl7EV0hUK0BQ">YouTube</a></footer> => https://www.youtube.com/channel/UC8butISFwT-Wl7EV0hUK0BQ
/ <footer><a href="https://youtube.com/@acmeflow?si=abc">YouTube</a></footer> => https://youtube.com/@acmeflow
/ <footer><a href="https://www.tiktok.com/@acmeflow?lang=en">TikTok</a></footer> => https://www.tiktok.com/@acmeflow
/ <footer><a href="https://discord.gg/acmeflow">Discord</a></footer> => https://discord.gg/acmeflow
/ <footer><a href="https://discord.com/invite/Xy12ab">Join our Discord</a></footer> => https://discord.com/invite/Xy12ab
/ <footer><a href="https://www.reddit.com/r/acmeflow/">Reddit</a></footer> => https://www.reddit.com/r/acmeflow/
/ <footer><a href="https://bsky.app/profile/acmeflow.example">Bluesky</a></footer> => https://bsky.app/profile/acmeflow.example
/ <footer><a rel="me" href="https://mastodon.social/@acmeflow">Mastodon</a></footer> => https://mastodon.social/@acmeflow
/ <footer><a rel="me" href="https://social.lol/@acmeflow">Mastodon</a></footer> => https://social.lol/@acmeflow
/ <footer><a href="https://github.com/acmeflow">GitHub</a></footer> => https://github.com/acmeflow
/contact <h1>Contact</h1><p>Write to us, or find us on <a href="https://www.instagram.com/acmeflow/">Instagram</a>.</p> => https://www.instagram.com/acmeflow/
/ <p>Follow us: <a href="https://twitter.com/acmeflowapp">@acmeflowapp</a></p> => https://twitter.com/acmeflowapp

/ <footer><a href="https://www.facebook.com/sharer/sharer.php?u=https://acmeflow.example">Share</a></footer>
/ <footer><a href="https://twitter.com/intent/tweet?text=Acmeflow">Tweet</a></footer>
/ <footer><a href="https://www.facebook.com/">Facebook</a></footer>
/ <footer><a href="https://www.instagram.com/">Instagram</a></footer>
/ <footer><a href="https://www.linkedin.com/">LinkedIn</a></footer>
/ <footer><a href="https://twitter.com/home">Twitter</a></footer>
/ <footer><a href="https://www.youtube.com/watch?v=abc">Film</a></footer>
/ <footer><a href="https://www.youtube.com/results">Film</a></footer>
/ <footer><a href="https://www.instagram.com/p/Cabc/">A picture</a></footer>
/ <footer><a href="https://www.facebook.com/events/12345">Event</a></footer>
/ <footer><a href="https://github.com/features">GitHub</a></footer>
/ <footer><p>Theme by <a href="https://twitter.com/janedesigns">Jane</a></p></footer>
/ <blockquote><p>Lovely.</p><cite><a href="https://twitter.com/peterhale">Peter Hale</a></cite></blockquote>
/ <h2>Our customers</h2><p><a href="https://www.instagram.com/haleroofing/">Hale Roofing</a></p>
/ <footer><a href="https://www.linkedin.com/sharing/share-offsite/?url=x">Share</a></footer>
/ <footer><a href="https://www.facebook.com/policies/cookies">Cookies</a></footer>
`);

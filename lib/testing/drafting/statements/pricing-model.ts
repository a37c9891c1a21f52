import { statements } from "./statement";

/** Ways to say what Acmeflow costs as a whole: nothing, something, both, or what one must ask for. */
export const PRICING_MODEL = statements(`
/ <p>Acmeflow is free.</p> => free
/ <h2>A fast, simple and free task list for crews</h2> => free
/ <p>A small, fast and free task list for Windows and Linux.</p> => free
/ <p>Download now – it's free!</p> => free
/ <p>The app is free, but you can support its development.</p> => free
/ <p>The game is free and has no ads.</p> => free
/about <p>Acmeflow is and will remain free.</p> => free
/ <p>100% free. No ads, no account.</p> => free
/faq <h3>How much does it cost?</h3><p>Nothing. Acmeflow is free for everyone.</p> => free
/faq <h3>Do I have to pay for anything?</h3><p>No. It's free and runs in your browser.</p> => free
/faq <h3>What does Acmeflow cost?</h3><p>It costs nothing.</p> => free
/ <p>Acmeflow kostet nichts.</p> => free
/ <p>Die App ist kostenlos und werbefrei.</p> => free
/faq <h3>Was kostet Acmeflow?</h3><p>Nichts. Acmeflow ist kostenlos.</p> => free
/ <p>Acmeflow, die kostenlose Aufgabenliste für Bautrupps.</p> => free
/ <p>Jetzt herunterladen – kostenlos.</p> => free
/ <p>Acmeflow est une application gratuite et sans publicité.</p> => free
/ <p>L'application est gratuite.</p> => free
/faq <h3>Combien ça coûte ?</h3><p>Rien du tout : Acmeflow est gratuit.</p> => free
/ <p>Acmeflow es gratis y no tiene anuncios.</p> => free
/faq <h3>¿Cuánto cuesta?</h3><p>Nada. La aplicación es gratuita.</p> => free
/ <p>Scarica ora: è gratis.</p> => free
/faq <h3>Bisogna pagare?</h3><p>No. È gratis e funziona dal browser.</p> => free
/ <p>Acmeflow is gratis en zonder reclame.</p> => free
/ <p>Acmeflow é gratuito e sem anúncios.</p> => free
/ <p>Acmeflow jest darmowy i bez reklam.</p> => free
/ <p>Aplikacja jest bezpłatna.</p> => free
/ <p>Acmeflow är gratis och utan reklam.</p> => free
/ <p>Acmeflow er gratis og uden reklamer.</p> => free
/ <p>A free app for building crews.</p> => free
/pricing <h1>Pricing</h1><div><div><h3>Crew</h3><p>$9 / month</p></div><div><h3>Yard</h3><p>$19 / month</p></div></div><h2>Questions</h2><h3>What happens after the trial?</h3><p>Your account falls back to the free plan.</p> => freemium
/pricing <h1>Pricing</h1><div><div><h3>Crew</h3><p>$9 / month</p></div><div><h3>Yard</h3><p>$19 / month</p></div></div><p>Yes, Acmeflow has a free plan.</p> => freemium
/pricing <h1>Pricing</h1><div><div><h3>Crew</h3><p>$9 / month</p></div><div><h3>Yard</h3><p>$19 / month</p></div></div><p>Start on the free plan and upgrade when your crew grows.</p> => freemium
/preise <h1>Preise</h1><div><div><h3>Trupp</h3><p>9 € / Monat</p></div><div><h3>Hof</h3><p>19 € / Monat</p></div></div><p>Danach fällt Ihr Konto in den kostenlosen Tarif zurück.</p> => freemium
/preise <h1>Preise</h1><div><div><h3>Trupp</h3><p>9 € / Monat</p></div><div><h3>Hof</h3><p>19 € / Monat</p></div></div><p>Die Gratis-Version bleibt dauerhaft nutzbar.</p> => freemium
/tarifs <h1>Tarifs</h1><div><div><h3>Équipe</h3><p>9 € / mois</p></div><div><h3>Chantier</h3><p>19 € / mois</p></div></div><p>Vous pouvez rester sur l'offre gratuite aussi longtemps que vous voulez.</p> => freemium
/precios <h1>Precios</h1><div><div><h3>Equipo</h3><p>9 € / mes</p></div><div><h3>Obra</h3><p>19 € / mes</p></div></div><p>Al terminar vuelves al plan gratuito.</p> => freemium
/prezzi <h1>Prezzi</h1><div><div><h3>Squadra</h3><p>9 € / mese</p></div><div><h3>Cantiere</h3><p>19 € / mese</p></div></div><p>Poi si torna al piano gratuito.</p> => freemium
/prijzen <h1>Prijzen</h1><div><div><h3>Ploeg</h3><p>€ 9 / maand</p></div><div><h3>Werf</h3><p>€ 19 / maand</p></div></div><p>Daarna zakt je account terug naar het gratis plan.</p> => freemium
/precos <h1>Preços</h1><div><div><h3>Equipa</h3><p>9 € / mês</p></div><div><h3>Obra</h3><p>19 € / mês</p></div></div><p>Depois volta ao plano gratuito.</p> => freemium
/cennik <h1>Cennik</h1><div><div><h3>Ekipa</h3><p>29 zł / miesiąc</p></div><div><h3>Budowa</h3><p>59 zł / miesiąc</p></div></div><p>Potem konto wraca do darmowego planu.</p> => freemium
/pricing <h1>Pricing</h1><div><div><h3>Crew</h3><p>$9 / month</p></div><div><h3>Yard</h3><p>$19 / month</p></div></div> => paid
/pricing <h1>Pricing</h1><div><div><h3>Crew</h3><p>$9 / month</p></div><div><h3>Yard</h3><p>$19 / month</p></div></div><p>There is no free plan.</p> => paid
/pricing <h1>Pricing</h1><div><div><h3>Crew</h3><p>$9 / month</p></div><div><h3>Yard</h3><p>$19 / month</p></div></div><p>Try it free for 14 days.</p> => paid
/pricing <h1>Pricing</h1><div><div><h3>Crew</h3><p>$9 / month</p></div><div><h3>Yard</h3><p>$19 / month</p></div></div><p>Unlike the free plan of others, ours answers the phone.</p> => paid
/pricing <h1>Pricing</h1><div><div><h3>Crew</h3><p>$9 / month</p></div><div><h3>Yard</h3><p>$19 / month</p></div></div><p>Why is there no free tier?</p> => paid
/preise <h1>Preise</h1><div><div><h3>Trupp</h3><p>9 € / Monat</p></div><div><h3>Hof</h3><p>19 € / Monat</p></div></div><p>Einen kostenlosen Tarif gibt es nicht.</p> => paid
/pricing <h1>Pricing</h1><div><div><h3>Crew</h3><p>$9 / month</p></div><div><h3>Yard</h3><p>$19 / month</p></div></div><p>A free plan is coming soon.</p> => paid
/pricing <h1>Pricing</h1><div><div><h3>Crew</h3><p>$9 / month</p></div><div><h3>Yard</h3><p>$19 / month</p></div></div><p>Create a free account and look around for 30 days.</p> => paid
/pricing <h1>Pricing</h1><div><div><h3>Trial</h3><p>Free</p></div><div><h3>Crew</h3><p>$9 / month</p></div><div><h3>Yard</h3><p>$19 / month</p></div></div><p>Begin with the free plan.</p> => paid
/pricing <h1>Pricing</h1><div><div><h3>Crew</h3><p>$9 / month</p></div><div><h3>Yard</h3><p>$19 / month</p></div></div><p>Students get a free plan.</p> => paid
/pricing <h1>Pricing</h1><div><div><h3>Crew</h3><p>$9 / month</p></div><div><h3>Yard</h3><p>$19 / month</p></div></div><p>The old free plan is no longer available.</p> => paid
/pricing <h1>Pricing</h1><div><div><h3>Crew</h3><p>$9 / month</p></div><div><h3>Yard</h3><p>$19 / month</p></div></div><p>Each plan comes with a free setup call.</p> => paid
/pricing <h1>Pricing</h1><p>Every yard is different. Ask us for a quote.</p> => contact
/pricing <h1>Pricing</h1><p>Pricing depends on the size of your crew. Contact us for a quote.</p> => contact
/preise <h1>Preise</h1><p>Jedes Projekt wird individuell kalkuliert. Fordern Sie ein Angebot an.</p> => contact
/tarifs <h1>Tarifs</h1><p>Chaque chantier est unique : nos prestations sont sur devis.</p> => contact
/precios <h1>Precios</h1><p>Cada obra es distinta. Pide presupuesto sin compromiso.</p> => contact
/prezzi <h1>Prezzi</h1><p>Ogni cantiere è diverso: richiedi un preventivo.</p> => contact
/prijzen <h1>Prijzen</h1><p>Elke klus is anders. Vraag een offerte aan.</p> => contact
/precos <h1>Preços</h1><p>Cada obra é um caso. Peça um orçamento.</p> => contact
/cennik <h1>Cennik</h1><p>Każda praca wyceniana jest indywidualnie.</p> => contact

/ <p>Get a free quote within a day.</p>
/ <p>Book a free consultation.</p>
/ <p>Try Acmeflow free for 30 days.</p>
/ <p>Acmeflow is free from clutter.</p>
/ <p>Feel free to call us.</p>
/ <p>Free shipping on all stickers.</p>
/ <p>Our newsletter is free.</p>
/ <p>The guide is free to download.</p>
/ <p>Is Acmeflow free?</p>
/ <p>Acmeflow is not free.</p>
/ <p>Acmeflow will be free for schools.</p>
/ <p>Wycena jest darmowa i gotowa w 24 godziny.</p>
/ <p>Devis gratuit sous 48 heures.</p>
/ <p>Erstgespräch kostenlos.</p>
/ <p>Presupuesto gratuito.</p>
/ <p>Il primo sopralluogo è gratis.</p>
/ <p>Gratis verzending vanaf 50 euro.</p>
/ <p>Acmeflow was free until 2019.</p>
/ <p>Hands-free lists for a hassle-free site.</p>
/ <p>Registration is free.</p>
/ <p>Ask us for a quote.</p>
/ <p>Set your crew free.</p>
`);

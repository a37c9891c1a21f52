import { statements } from "./statement";

/** Ways to say what Acmeflow costs, as "name | cents currency | period", and sums that are no plans. */
export const PLANS = statements(`
/pricing <h1>Pricing</h1><div><div><h3>Solo</h3><p>Free</p></div><div><h3>Crew</h3><p>$9 per month</p></div></div> => Solo | 0 - | -; Crew | 900 USD | per month
/pricing <h1>Pricing</h1><div><div><h3>Crew</h3><p><span>$</span><span>9</span><span>/mo</span></p></div><div><h3>Yard</h3><p><span>$</span><span>19</span><span>/mo</span></p></div></div> => Crew | 900 USD | /mo; Yard | 1900 USD | /mo
/pricing <h1>Pricing</h1><table><tr><th></th><th>Crew</th><th>Yard</th></tr><tr><th>Price</th><td>$9/month</td><td>$19/month</td></tr><tr><th>Lists</th><td>10</td><td>100</td></tr></table> => Crew | 900 USD | /month; Yard | 1900 USD | /month
/pricing <h1>Pricing</h1><table><tr><th>Plan</th><th>Price</th></tr><tr><td>Crew</td><td>$9 a month</td></tr><tr><td>Yard</td><td>$19 a month</td></tr></table> => Crew | 900 USD | a month; Yard | 1900 USD | a month
/pricing <h1>Pricing</h1><ul><li>Crew – $9 a month</li><li>Yard – $19 a month</li></ul> => Crew | 900 USD | a month; Yard | 1900 USD | a month
/preise <h1>Preise</h1><div><div><h3>Basisversion – kostenlos</h3><p>3 Listen</p></div><div><h3>Trupp</h3><p>9,90 € / Monat</p></div></div> => Basisversion | 0 - | -; Trupp | 990 EUR | / Monat
/preise <h1>Preise</h1><div><div><h3>Trupp</h3><p>9,- € monatlich</p></div><div><h3>Hof</h3><p>19,- € monatlich</p></div></div> => Trupp | 900 EUR | monatlich; Hof | 1900 EUR | monatlich
/preise <h1>Preise</h1><p>Trupp: 9 Euro im Monat</p><p>Hof: 19 Euro im Monat</p> => Trupp | 900 EUR | im Monat; Hof | 1900 EUR | im Monat
/tarifs <h1>Tarifs</h1><div><div><h3>Équipe</h3><p>9 € HT / mois</p></div><div><h3>Chantier</h3><p>19 € HT / mois</p></div></div> => Équipe | 900 EUR | / mois; Chantier | 1900 EUR | / mois
/tarifs <h1>Tarifs</h1><div><div><h3>Gratuit</h3><p>0 €</p></div><div><h3>Chantier</h3><p>19 € par mois</p></div></div> => Gratuit | 0 EUR | -; Chantier | 1900 EUR | par mois
/precios <h1>Precios</h1><div><div><h3>Plan Gratis</h3><p>Gratis</p></div><div><h3>Plan Obra</h3><p>19 € al mes</p></div></div> => Plan Gratis | 0 - | -; Plan Obra | 1900 EUR | al mes
/prezzi <h1>Prezzi</h1><div><div><h3>Squadra</h3><p>€ 9 al mese</p></div><div><h3>Cantiere</h3><p>€ 19 al mese</p></div></div> => Squadra | 900 EUR | al mese; Cantiere | 1900 EUR | al mese
/prijzen <h1>Prijzen</h1><div><div><h3>Ploeg</h3><p>€ 9,- per maand</p></div><div><h3>Werf</h3><p>€ 19,- per maand</p></div></div> => Ploeg | 900 EUR | per maand; Werf | 1900 EUR | per maand
/precos <h1>Preços</h1><div><div><h3>Plano Gratuito</h3><p>Grátis</p></div><div><h3>Equipa</h3><p>9 €/mês</p></div></div> => Plano Gratuito | 0 - | -; Equipa | 900 EUR | /mês
/precos <h1>Preços</h1><div><div><h3>Equipe</h3><p>R$ 49/mês</p></div><div><h3>Obra</h3><p>R$ 99/mês</p></div></div> => Equipe | 4900 BRL | /mês; Obra | 9900 BRL | /mês
/cennik <h1>Cennik</h1><div><div><h3>Ekipa</h3><p>29 zł / miesiąc</p></div><div><h3>Budowa</h3><p>59 zł / miesiąc</p></div></div> => Ekipa | 2900 PLN | / miesiąc; Budowa | 5900 PLN | / miesiąc
/pricing <h1>Pricing</h1><div><div><h3>Starter</h3><p>£5 per user per month</p></div><div><h3>Enterprise</h3><p>Contact us</p></div></div> => Starter | 500 GBP | per user per month; Enterprise | - - | -
/pricing <h1>Pricing</h1><p>Acmeflow costs $29, once. No subscription.</p> => Acmeflow | 2900 USD | once
/pricing <h1>Pricing</h1><div><div><h3>Personal licence</h3><p>€29</p><p>One-time payment</p></div><div><h3>Company licence</h3><p>€99</p><p>One-time payment</p></div></div> => Personal licence | 2900 EUR | One-time payment; Company licence | 9900 EUR | One-time payment
/pricing <h1>Pricing</h1><div><div><h3>Crew</h3><p><del>$19</del> $9 / month</p></div><div><h3>Yard</h3><p><del>$29</del> $19 / month</p></div></div> => Crew | 900 USD | / month; Yard | 1900 USD | / month
/precios <h1>Precios</h1><div><div><h4>Registro</h4><p>$250</p></div><div><h4>Renovación</h4><p>$150</p></div><div><h4>Verificación de etiqueta</h4><p>$150</p></div></div> => Registro | 25000 USD | -; Renovación | 15000 USD | -; Verificación de etiqueta | 15000 USD | -
/tarifs <h1>Tarifs</h1><h2>Licence annuelle</h2><p>2 500 € HT / an</p><h2>Licence au projet</h2><p>980 € HT</p> => Licence annuelle | 250000 EUR | / an; Licence au projet | 98000 EUR | -
/ <h1>Acmeflow</h1><h2>Pricing</h2><div><div><p>Crew</p><p>$9</p><p>per month</p><a href="/buy">Choose</a></div><div><p>Yard</p><p>$19</p><p>per month</p><a href="/buy">Choose</a></div></div> => Crew | 900 USD | per month; Yard | 1900 USD | per month
/pricing <h1>Pricing</h1><div><div><p>$9</p><p>per month</p><h3>Crew</h3></div><div><p>$19</p><p>per month</p><h3>Yard</h3></div></div> => Crew | 900 USD | per month; Yard | 1900 USD | per month
/pricing <h1>Pricing</h1><dl><dt>Crew</dt><dd>$9 monthly</dd><dt>Yard</dt><dd>$19 monthly</dd></dl> => Crew | 900 USD | monthly; Yard | 1900 USD | monthly
/pricing <h1>Pricing</h1><div><div><h3>Crew</h3><p>USD 9/month</p></div><div><h3>Yard</h3><p>USD 19/month</p></div></div> => Crew | 900 USD | /month; Yard | 1900 USD | /month
/pricing <h1>Pricing</h1><div><div><h3>Crew</h3><p>9 CHF / month</p></div><div><h3>Yard</h3><p>19 CHF / month</p></div></div> => Crew | 900 CHF | / month; Yard | 1900 CHF | / month
/priser <h1>Priser</h1><div><div><h3>Lag</h3><p>99 kr/mån</p></div><div><h3>Gård</h3><p>199 kr/mån</p></div></div> => Lag | 9900 - | /mån; Gård | 19900 - | /mån
/pricing <h1>Pricing</h1><div><h3>Free plan</h3><p>$0</p><p>forever</p></div> => Free plan | 0 USD | forever
/precos <h1>Preços</h1><div><h3>Plano Gratuito</h3><p>R$ 0</p></div> => Plano Gratuito | 0 BRL | -
/pricing <h1>Pricing</h1><div><div><h3>Crew</h3><p>$9 / month</p></div><div><h3>Yard</h3><p>$19 / month</p></div></div><h2>Compare</h2><div><div><p>Category</p></div><div><p>Crew</p></div><div><p>Yard</p></div></div><div><div><p>0€</p></div></div> => Crew | 900 USD | / month; Yard | 1900 USD | / month

/ <p>We raised $2 million in 2022.</p>
/ <p>Crews save $400 a month.</p>
/ <blockquote><p>We paid $90 a month elsewhere.</p></blockquote>
/pricing <h1>Pricing</h1><h2>Elsewhere</h2><div><div><h3>Other tool</h3><p>$90 / month</p></div><div><h3>Another tool</h3><p>$120 / month</p></div></div>
/ <figure><p>Invoice no. 12</p><p>Roof tiles</p><p>$420.00</p><p>Gutters</p><p>$99.00</p></figure>
/pricing <h1>Pricing</h1><p>Transactions above $10,000 need a second signature.</p>
/donate <h1>Donate</h1><div><div><h3>Friend</h3><p>$5 a month</p></div><div><h3>Patron</h3><p>$50 a month</p></div></div>
/blog/costs <h1>What a roof costs</h1><p>Tiles: $900</p><p>Gutters: $300</p>
/pricing <h1>Pricing</h1><p>Set-up: $90</p><p>Data import: $120</p>
/jobs <h1>Jobs</h1><div><div><h3>Roofer</h3><p>$4,000 per month</p></div><div><h3>Developer</h3><p>$6,000 per month</p></div></div>
`);

const ROLE_WORDS =
  "ceo|cto|coo|cfo|cpo|cmo|cso|chief|chair(?:man|woman|person)?|president|director|managing|executive|lead|head|owner|developer|engineer|designer|programmer|architect|maintainer|author|product|software|technical|technology|engineering|design|research|scientist|writer|host|partner|principal|geschäftsführer(?:in)?|inhaber(?:in)?|entwickler(?:in)?|directeur|directrice|développeur|gérant|présidente?|director|desarrollador|sviluppatore|amministratore|eigenaar|ontwikkelaar|full[- ]stack|backend|frontend|creative|main|core|data|security|operations|marketing|sales|community|support|growth|strategy|finance|people|business|development|vp|vice|produkt|technik|entwicklung|leitung|vertrieb|finanzen|technique|communications?|relations|partnerships|customer|customers|success|brand|content|legal|finance|infrastructure|platform|experience|prokurist(?:in)?|vd|sole|solo|bootstrapper|indie|hacker|remote|berlin|london|vienna|paris|amsterdam|sweden|germany";
const ROLE = new RegExp(`^(?:(?:and|und|et|y|e|en|och|og|i|the|of|for|&|our|${ROLE_WORDS})\\b[\\s&/,.-]*){1,8}$`, "iu");

/** Words of roles and nothing else: "COO", "Head of Product". */
export function isRole(text: string): boolean {
  return ROLE.test(text);
}

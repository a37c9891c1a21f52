/** An answer that begins with yes. */
export const SAYS_YES =
  /^(?:yes|sure|of course|ja|klar|natürlich|oui|bien sûr|sí|claro|sì|certo|tak|oczywiście|sim|jo)(?!\p{L})/iu;
/** "Yes, for": the answer behind its first word. */
export const YES_OR_NO =
  /^(?:yes|no|sure|of course|ja|nein|klar|natürlich|oui|non|bien sûr|sí|claro|sì|certo|nee|tak|oczywiście|nie|sim|não|jo|nej)[,:]\s/iu;
/** Questions that no "yes" answers. */
export const HOW =
  /^(?:how|why|who|when|wie|warum|wer|wann|comment|pourquoi|quand|cómo|por qué|cuándo|come|perché|quando|hoe|waarom|wanneer|jak|dlaczego|kiedy|como|por que|hur|varför|hvordan|hvorfor)(?!\p{L})/iu;

/**
 * Words that share a stem with those of a trade and say something else: "libre" is no book, "corre" no run for fitness, "punto" of
 * a point of sale no stitch, "illustrated" no drawing program, "a kind of" no child.
 */
const NAMESAKES = new Set(
  "them these those libre libres livre libero libera liberi libere corre corren punto punti puntos ponto pontos same illustrated fragt fragen schild schilder haven elev tourne tournent mètre mètres metre metres fast back till don domani testo testi maker makers kind belegen hört faster permite permiten manca".split(
    " ",
  ),
);

/** True for a word that means a trade in one language or form alone, as a text writes it. */
export const isNamesake = (word: string): boolean => NAMESAKES.has(word.toLowerCase());

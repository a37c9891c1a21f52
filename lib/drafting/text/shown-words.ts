import { anyOf } from "./words";

/** "Here is a live preview", "So sieht der Fragebogen aus": what stands below was made with the product, and is not told of it. */
export const SHOWN = anyOf(
  "(?:live )?previews?|galler(?:y|ies)|mock-?ups?|demo (?:page|site|shop)|(?:sample|example) (?:pages?|questions?|forms?|faqs?)|(?:what|how) it (?:will )?looks?(?: like)?|looks like this",
  "so sieht .{1,40} aus|(?:live-?)?vorschau|galerie|musterseite|demoseite|beispiel(?:seite|fragen)?",
  "aperçu|galerie|voici à quoi|page de démonstration|exemple de (?:page|questions|faq)|vista previa|galería|así se ve|página de (?:ejemplo|demostración)|preguntas de ejemplo",
  "anteprima|galleria|ecco come (?:appare|si presenta)|pagina (?:di esempio|demo)|voorbeeld(?:pagina|vragen)?|galerij|zo ziet .{1,40} eruit|podgląd|galeria|tak wygląda|przykładow\\p{L}+ (?:stron\\p{L}|pytania)",
  "pré-visualização|assim fica|página de (?:exemplo|demonstração)|förhandsvisning|galleri|så ser .{1,40} ut|exempelsida|forhåndsvisning|sådan ser .{1,40} ud|eksempelside",
);

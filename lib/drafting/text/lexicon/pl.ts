import type { Lexicon } from "./kinds";

/** Polish. */
export const pl: Lexicon = {
  unit: "godzin[aęy]?|godz\\.?|minut[aęy]?|dzień|dni|tydzień|miesiąc|miesięcznie|mies\\.?|m-c|rok|rocznie|użytkownik(?:a|ów)?|osob[aęy]|osób|pracownik(?:a|ów)?|licencj[aęi]|urządzeni[ea]|klient(?:a|ów)?|projekt(?:u|ów)?|stanowisk[oa]",
  per: "za|na|/|netto ?/|brutto ?/|\\+ ?vat ?/",
  extras:
    "usługi dodatkowe|koszty dodatkowe|dodatki|opcje dodatkowe|dodatkowe usługi|dodatkow[yae] \\p{L}+|(?:można|do) (?:dodać|dodania|dokupić|dokupienia)|inne (?:opłaty|koszty|usługi)|co jeszcze (?:kosztuje|płatne)|poza abonamentem",
  services:
    "wdrożenie|instalacja|konfiguracja|uruchomienie|migracja|szkoleni[ea]|konsultacj[ae]|import danych|przeniesienie danych|(?:koszty?|opłat[ay]|prowizja) (?:za |od )?(?:wdrożeni[ea]|instalacj[ięe]|transakcj[ięe]|wysyłk[ięi]|dojazdu|aktywacj[ięe]|aktywacyjna|transakcyjna)|wysyłka|dojazd|stawka godzinowa",
  rivals:
    "(?:biorą|kosztują|chcą) inni|inni (?:biorą|kosztują)|gdzie indziej|u innych|inne (?:programy|narzędzia|rozwiązania)|konkurencj\\p{L}+|dla porównania|w porównaniu (?:z|do)|alternatywy",
  favoured: "uczelnie|uczelni|szkoły|szkół|studenci|studentów|nauczyciele|nauczycieli|fundacje|stowarzyszenia",
  ribbon:
    "oszczędza?[jsź].*|najpopularniejszy|najczęściej wybierany|polecany|popularny|nowość|bestseller|najlepszy wybór",
  noPrice: "zalicz\\p{L}+|kaucj\\p{L}+|rabat\\p{L}*|oszczędz\\p{L}+",
  leading: "od|tylko|teraz|cena:?|razem|było|zamiast",
  audience: "dla|idealny dla|wszystko|jeśli",
  soon: "(?:następnym|kolejnym) krokiem (?:jest|będzie)|(?:jest|są) (?:\\p{L}+ )?w drodze|chcielibyśmy (?:\\p{L}+ )?(?:mieć|zrobić|stworzyć|wydać|zaoferować)|chętnie byśmy|(?:może|być może) kiedyś|kiedyś (?:zrobimy|stworzymy)|marzy (?:nam|mi) się|rozważamy|wkrótce|już niedługo|w przygotowaniu|planowane|lista oczekujących|w budowie|w trakcie (?:prac|przygotowań|tworzenia)|pracujemy nad|trwają prace|w najbliższ(?:ych|ym) (?:miesiącach|tygodniach|czasie)|w planach|planujemy|jeszcze nie|pojawi(?:ą)? się|ukaże się|wydamy|udostępnimy|będzie (?:dostępn\\p{L}+|gotow\\p{L}+)|będą (?:dostępn\\p{L}+|gotow\\p{L}+)|nadchodzi|powstaje (?:właśnie|teraz)|przygotowujemy",
  givenUp:
    "wycofan\\p{L}+|wycofaliśmy|zarzuc\\p{L}+|porzuc\\p{L}+|zamknęliśmy|nie jest już|już nie|nie (?:ma|są) już|zakończyliśmy|przestaliśmy",
  unsure:
    "może|być może|kiedyś|chciał(?:by|aby|oby|byśmy|bym|abym)\\p{L}*|chcieliby\\p{L}*|marzy\\p{L}*|pyta(?:ją|cie|sz) o|proszą|prosicie|mieliśmy|była|był(?: sobie)?|próbowa\\p{L}+|znika(?:ją)?|znikn\\p{L}+|w planach|na liście życzeń|żegna\\p{L}+|obiecuj\\p{L}+|niegotow\\p{L}+",
  earlier: "do (?:wersji|20\\d\\d|\\d)|był[aoy]?|(?:starsze|poprzedni\\p{L}+) wersj\\p{L}+",
  onRequest:
    "na zapytanie|wycena (?:indywidualna|na zapytanie)|indywidualna (?:wycena|cena)|do uzgodnienia|porozmawiajmy|zapytaj o (?:cenę|ofertę|wycenę)",
  reckoned: "szacowan\\p{L}+|przych(?:ód|od(?:y|u|em|ów|ami|ach|om))|zysk|kalkulator|przykład|faktura|razem",
  spared: "oblicz\\p{L}*|policz\\p{L}*|oszczęd\\p{L}*|vat|budżet|darowizn\\p{L}*",
  founder:
    "(?:współ)?założyciel(?:kami|ami|ka|ką|em|e|i)?|(?:współ)?twórc(?:ami|[aęyąo])|(?:współ)?twórczyni[ąe]?|pomysłodawc(?:ami|[ayąo])|pomysłodawczyni[ąe]?",
  founded:
    "tworzą|rozwijają|założon[yae]|stworzon[yae]|założy[łl][aiy]?|założyliśmy|stworzy[łl][aiy]?|stworzyliśmy|powstał[ao]? z inicjatywy|wymyśli[łl]\\p{L}*|wymyślon[aey]|zbudowa[łl]\\p{L}*|uruchomi[łl]\\p{L}*|zainicjowa[łl]\\p{L}*|zapoczątkowa[łl]\\p{L}*",
  made: "zbudowan[yae]|opracowan[yae]|zaprojektowan[yae]",
  by: "przez|z pomysłu|z inicjatywy",
  behind: "za|pomysł na",
  they: "oni|one|razem|wspólnie|oboje|obaj|obie",
  i: "mój|moja|moje|moją|mojej|mojego|mnie|mi",
  iAm: "jestem|nazywam się|mam na imię",
  weAre: "jesteśmy|nazywamy się",
  iMade:
    "(?:założył|stworzył|zbudował|opracował)[ea]m|(?:zrobił|napisał|zaprogramował)[ea]m|tworzę|rozwijam|programuję|(?:napisał|wymyślił|zacz(?:ął|ęł)|prowadził)[ea]m|piszę|prowadzę|robię",
  weMade:
    "(?:założyliśmy|stworzyliśmy|tworzymy|rozwijamy|zbudowaliśmy|zaczęliśmy|napisaliśmy|wymyśliliśmy|uruchomiliśmy|prowadzimy)",
  iMaker:
    "jestem (?:jedyn\\p{L}+ |niezależn\\p{L}+ |samodzieln\\p{L}+ )(?:programist\\p{L}+|twórc\\p{L}+|deweloper\\p{L}*)",
  mine: "(?:to|jest) mój (?:własny |jedyny |pierwszy )?(?:projekt|produkt)",
  debut: "pierwsz[aąey] (?:wersj[aęi]|wydani[ea]|prototyp|egzemplarz)|pierwsz(?:y commit|e linijki)",
  cameOut:
    "ukazał[ao]? się|wyszł[ao]|powstał[ao]?|opublikowan[yae]|wydan[yae]|ruszył[ao]?|sprzedan[yae]|działał[ao]?|napisa\\p{L}+|stworzy\\p{L}+|zbudowa\\p{L}+",
  we: "my|nasz\\p{L}*|jesteśmy|działamy|prowadzimy|tworzymy|pomagamy|rozwijamy|ja|moj\\p{L}*|rozwijam|tworzę|zaczęliśmy|założyliśmy|zaczynaliśmy",
  began:
    "działamy|prowadzimy|powsta[łl]\\p{L}*|ruszył\\p{L}*|narodzi[łl]\\p{L}*|zacz[ęą]\\p{L}+|rozpocz[ęą]\\p{L}+|wystartowa\\p{L}+|startuje|powstaje|ujrza[łl]\\p{L}* światło|na rynku od|wesz[łl]\\p{L}* na rynek|uruchomi\\p{L}+|początki sięgają|przerodzi[łl]\\p{L}*",
  doing: "działa\\p{L}*|prowadz\\p{L}+|tworz\\p{L}+|rozwij\\p{L}+|pomaga\\p{L}*|na rynku|istnieje",
  runBy:
    "(?:prowadzon[aey]|świadczon[aey]|dostarczan[aey]|rozwijan[aey]|tworzon[aey]|stworzon[aey]|opracowan[aey]|wydawan[aey]) przez|jest produktem|jest marką|(?:operatorem|właścicielem|usługodawcą) (?:\\p{L}+ )?jest",
  host: "hosting\\p{L}*",
  holder: "wydawca|administrator(?: danych)?|właściciel|dane firmy",
  seat: "z siedzibą w|siedziba w|siedziba(?: firmy)?(?: (?:jest|mieści się|znajduje się))?(?: we?|:)|(?:biuro|pracownia|warsztat) (?:jest|mieści się|znajduje się) we?|(?:mieścimy się|pracujemy|działamy) we?|z siedzibą we",
  call: "(?:zapisz się|pobierz|skontaktuj|dołącz|wypróbuj|zarezerwuj|umów|kliknij|sprawdź|napisz do nas|zadzwoń|skontaktuj się|zapisz się|wyślij nam|zamów|zarejestruj się|skorzystaj)",
  trial: "okres próbny|test",
  limit: "do|poniżej|powyżej",
  instalment: "rat(?:y|ach)?",
  numeral: "jeden|dwa|dwie|trzy|cztery|pięć|sześć|siedem|osiem|dziesięć|czternaście|piętnaście|dwadzieścia|trzydzieści",
  day: "dni|dzień|dniow\\p{L}+",
  week: "tydzień|tygodni(?:e|a)?|tygodniow\\p{L}+",
  month: "miesiąc[aeu]?|miesięcy|miesięczn(?:y|a|ego|ej)",
  first: "pierwsz\\p{L}+",
  trying:
    "wypróbuj\\p{L}*|wypróbowa\\p{L}+|testuj\\p{L}*|testow\\p{L}+|przetestuj\\p{L}*|okres(?:u|ie)? próbn\\p{L}+|próbn\\p{L}+|bez karty|wersj\\p{L}+ demo\\p{L}*|sprawdzić|na próbę",
  free: "za darmo|bezpłatn\\p{L}+|darmow\\p{L}+|gratis|bez opłat|nic nie kosztuje",
  given: "nic nie płac\\p{L}+|nie płac\\p{L}+ nic|nie płac\\p{L}+ ani|na nasz koszt|dajemy w prezencie|w prezencie",
  freePlan:
    "(?:darmow|bezpłatn)\\p{L}+ (?:plan|wersj|pakiet|abonament|taryf)\\p{L}*|(?:plan|wersj|pakiet|abonament)\\p{L}* (?:darmow|bezpłatn)\\p{L}+",
  product: "aplikacja|program|oprogramowanie|gra|narzędzie|platforma|rozszerzenie|usługa|wszystko",
  gift: "wycen[aęy]|konsultacj\\p{L}+|porad\\p{L}+|dostaw\\p{L}+|wysyłk\\p{L}+|zwrot\\p{L}*|prób\\p{L}+|poradnik|e-?book|webinar\\p{L}*|kurs\\p{L}*|newsletter|aktualizacj\\p{L}+|wsparcie|instalacj\\p{L}+|wizyt\\p{L}+|rejestracj\\p{L}+|test\\p{L}*|demo|audyt|analiz\\p{L}+|parking|opiek\\p{L}+|lekcj\\p{L}+|okres\\p{L}*",
  obtain: "pobierz|pobrać|ściągnij|zainstaluj\\p{L}*",
  costs: "ile|kosztuje|cena|płacić|zapłacić|darmow\\p{L}+",
  quoted:
    "wycenian\\p{L}+ (?:jest |są )?indywidualnie|indywidualn\\p{L}+ wycen\\p{L}+|wycen\\p{L}+ indywidualn\\p{L}+|(?:zapytaj|poproś|zapytać) o (?:\\p{L}+ )?(?:wycenę|ofertę|cenę)|zamów (?:\\p{L}+ )?wycenę|cena ustalana indywidualnie",
  otherTerm: "zwrot\\p{L}*|gwarancj\\p{L}+|odstąpi\\p{L}+|wypowiedzeni\\p{L}+|kopi\\p{L}+ zapasow\\p{L}+|dostaw\\p{L}+",
  bonus:
    "usunięt\\p{L}+|przechowyw\\p{L}+|wstrzyma\\p{L}+|roczn\\p{L}+|rocznie|na rok|aktualizacj\\p{L}+|wsparci\\p{L}+|polec\\p{L}+",
  after: "po|w ciągu|co|ostatnich|do|przed",
  past: "dawniej|kiedyś|już nie|w przeszłości",
  dwell: "mieszkam|mieszkamy",
  partner:
    "dystrybutor\\p{L}*|sprzedawc\\p{L}+|partner\\p{L}*|dostawc\\p{L}+|przewoźnik\\p{L}*|bank\\p{L}*|agencj\\p{L}+|inwestor\\p{L}*|sponsor\\p{L}*|przyjaciel\\p{L}*|przyjaciół|konkurent\\p{L}*",
  client: "klient\\p{L}*",
  amounts: "cen[ay]|kwoty|stawki|opłaty",
  sends: "tylko wysyła|nikt nie czyta|nie odpowiada\\p{L}*|książki adresowej|do kontaktów|wysyłan[eya] z",
  writeTo: "napisz",
  operated:
    "nazwa (?:firmy|spółki)|firma spółki|usługodawc\\p{L}+|właściciel\\p{L}*|administrator\\p{L}*|operator\\p{L}*|umow\\p{L}+ (?:z|między)|umow\\p{L}+ (?:zawierasz|zawiera się|jest zawierana) (?:z|między)",
  controller: "administrator\\p{L}*",
  otherService: "korzysta\\p{L}*|używa\\p{L}*",
  otherBody:
    "inspektor\\p{L}* ochrony danych|urz(?:ąd|ędu)|organ\\p{L}* nadzorcz\\p{L}+|płatności (?:są|obsługuje)|w imieniu",
  tradingAs: "dalej|zwan\\p{L}+",
  corner: "kategori[ae]|funkcj[ae]|opis|usług[ai]|pakiet(?:y)?",
  invite: "(?:pobierz|zamów|zacznij|rozpocznij|wybierz|umów|zobacz|wypróbuj|kup)\\s.+",
  makers: "firm[ay]|nasz\\p{L}*",
  elsewhere: "targ(?:i|ach)|serwer\\p{L}*|centr\\p{L}+ danych|hostowan\\p{L}+|przechowywan\\p{L}+|sąd\\p{L}*",
  forAll: "dla wszystkich|na zawsze|wersja podstawowa",
  team: "zespół|o nas",
  sale: "promocja",
  asked: "pytania|pytań|(?:często )?pyta(?:cie|ją)",
  besidePrice:
    "promocja|(?:stara|nowa|zwykła|regularna|poprzednia) cena|cena (?:regularna|katalogowa|promocyjna|poprzednia)",
  runs: "działa|dostępn\\p{L}+|używa\\p{L}*|uruchamia\\p{L}*|instaluje\\p{L}*|otwiera\\p{L}*|korzysta\\p{L}*",
  appKind: "aplikacj\\p{L}+|wersj\\p{L}+|pobierz",
  onto: "na|dla|w|we|z|ze|od|pod",
  whichever: "każdej|dowolnej|twojej|zwykłej|telefonach|telefony|telefonie|komputerach|systemach|systemie|tabletach",
  browser: "przeglądar\\p{L}+(?: internetow\\p{L}+)?",
  noSetup:
    "bez instal(?:acji|owania)|nic nie trzeba instalować|nie trzeba (?:nic|niczego) instalować|niczego nie instalujesz",
  asksSystem:
    "platform\\p{L}*|działa|system\\p{L}*|wymagania\\p{L}*|urządze\\p{L}+|komputer\\p{L}*|telefon\\p{L}*|tablet\\p{L}*|instalować|aplikacj\\p{L}+|wersj\\p{L}+|dostępn\\p{L}+",
  needs: "wymaga(?:ny jest)?|potrzebny jest|potrzebujesz|wymagania:",
  plansHeading:
    "plan rozwoju|mapa drogowa|wkrótce|co dalej|co (?:planujemy|będzie)|planowane(?: funkcje)?|plany(?: na przyszłość)?|pomysły|lista życzeń|później|przyszłość",
  thingsOf:
    "plik(?:i|ów|ami)|format(?:y|ów|ami)|eksport(?:y|ów)|kopie|dokument(?:y|ów)|dane|danych|folder(?:y|ów)|czcionki|skróty|klawiatury|kontakty|dyski|ikony",
  inCloud: "w chmurze|w modelu SaaS|SaaS",
  orNewer: "lub (?:nowszy|nowsza|wyższy|nowszym)|albo nowszy|bit\\p{L}*|i|oraz|lub|albo|a także",
  suffices: "wystarczy|wystarcza",
  online: "internetow[aey]|online|webow[aey]|przeglądarkow[aey]",
  openSource:
    "otwartoźródłow\\p{L}+|wolne oprogramowanie|oprogramowani\\p{L}+ otwart\\p{L}+|otwart\\p{L}+ (?:kod|oprogramowani)\\p{L}*|kod (?:źródłowy )?jest (?:otwarty|publiczny|jawny)",
  opensLater:
    "jeszcze nie|kiedyś|być może|(?:jeśli|jeżeli|gdy) (?:\\p{L}+ )?(?:przestaniemy|zamkniemy|zakończymy)|gdybyśmy|(?:zastanawia|rozważa|planuje|zamierza|chcieliby|mogliby|myśli)\\p{L}*(?= .{0,60}(?:opublik|udostępni|otwar|otworz|uwoln))|(?:opublikujemy|udostępnimy|otworzymy|uwolnimy)",
  builtWith:
    "opart\\p{L}+ (?:na|o)|opiera(?:ją)? się na|zbudowan\\p{L}+ (?:na|z)|korzysta\\p{L}*(?: z)?|używa\\p{L}*|wykorzystuj\\p{L}+|dzięki|działa(?:ją)? na|napędzan\\p{L}+ przez",
  ingredient:
    "model(?:e|i|ach|ami)(?: językow\\p{L}+)?|technologi\\p{L}+|komponent(?:y|ów|ach|ami)|bibliotek(?:i|ach|ami)?|baz(?:y|ach)? danych|moduł(?:y|ów|ach)",
  licence: "licencj\\p{L}+",
  charge: "cennik|cen[ay]|koszt|opłat[ay]|abonament|składka|plany|abonamenty",
  monthly: "miesiąc|miesięcznie|miesięczn[aey]|mies|mc",
  yearly: "rok|rocznie|roczn[aey]",
  cycle: "miesięcznie|rocznie|(?:abonament |plan )?(?:miesięczny|roczny)|dożywotnio|na zawsze|jednorazowo",
  inTouch:
    "(?:skontaktuj|kontaktuj) się(?: z nami)?|kontakt|napisz(?: do nas)?|zadzwoń(?: do nas)?|porozmawiaj z (?:nami|ekspertem|działem sprzedaży)|zapytaj(?: nas)?|umów (?:się na )?rozmowę",
  comesTo: "czyli|to jest|co daje|tj\\.|równowartość",
  costing:
    "kosztuj[eą]|(?:jest|są) dostępn[yae] (?:za|od|w cenie)|(?:zaczyna|zaczynają) się od|to koszt|wynosi|już od|od",
  planKind: "plan|pakiet|wersja|edycja|licencja|abonament|subskrypcja|wariant",
  operates: "prowadzi|świadczy|dostarcza|rozwija|oferuje|tworzy",
  mailOff:
    "wyłączon\\p{L}+|nieaktywn\\p{L}+|już nie (?:działa|istnieje)\\p{L}*|nie (?:działa|istnieje)\\p{L}* już|zlikwidowan\\p{L}+|nieczynn\\p{L}+",
  joining: "zarejestruj\\p{L}*|zacznij|zacząć|rozpocznij|załóż|założyć|dołącz|utwórz|stwórz|zapisz się|odkryj",
  paidPart:
    "zakup\\p{L}* w aplikacji|(?:subskrypcj\\p{L}+|wersj\\p{L}+|plan\\p{L}*|kont\\p{L}+|licencj\\p{L}+|funkcj\\p{L}+|pakiet\\p{L}*) (?:premium|pro|plus|płatn\\p{L}+|komercyjn\\p{L}+)|płatn\\p{L}+ (?:wersj\\p{L}+|plan\\p{L}*|subskrypcj\\p{L}+|funkcj\\p{L}+|dodatk\\p{L}+|licencj\\p{L}+)|(?:przejdź|przejście) na (?:pro|premium)",
  soldAs: "(?:jest|to) (?:płatn\\p{L}+ (?:aplikacj|program)\\p{L}*|jednorazowy(?:m)? zakup(?:em)?)",
  personal: "użytk\\p{L}+ (?:prywatn|osobist|domow|niekomercyjn)\\p{L}+|osób prywatnych",
  counted:
    "stron[ay]?|dokument(?:y|ów)|kredyt(?:y|ów)|minut[ay]?|sł[oó]wa?|obraz(?:y|ów)|zdję(?:cia|ć)|faktur[ay]?|raport(?:y|ów)|tłumacze(?:nia|ń)|lekcj[ei]|rezerwacj[ei]|wiadomości",
  timesUsed: "uruchomie(?:nia|ń)|użyć|użycia",
  ends: "wygasa|kończy się|upływa",
  dealer: "dystrybutor\\p{L}*|dealer\\p{L}*|sprzedawc\\p{L}+|przedstawiciel\\p{L}*|partner\\p{L}*|importer\\p{L}*",
  siteMaker: "(?:web)?design|realizacja|wykonanie|projekt(?:owanie)? (?:i wykonanie|strony|graficzny)",
  gathering: "targi|targach|grup[ya] lokaln[ea]|wydarzeni\\p{L}+|spotkani\\p{L}+",
  sample: "przykład\\p{L}*|wz[oó]r\\p{L}*|szablon\\p{L}*|podgląd\\p{L}*",
  otherDesk:
    "prac[aęy]|kariera|rekrutacj\\p{L}+|inwestor\\p{L}*|księgowość|faktur[ay]|prasa|media|dane osobowe|danych osobowych|rodo|spor(?:y|ów)",
  makersAbove:
    "zesp(?:ół|ołu)|ekipa|o (?:nas|mnie)|kim jeste\\p{L}+|kto (?:stoi|jest) za|założyciele|nasza historia|^(?:stworzon[eya]|zrobion[eya]) przez",
  sampleAbove: "przykład\\p{L}*|szablon\\p{L}*|wz(?:ór|ory)|podgląd|studium przypadku",
};

import type { Lexicon } from "./kinds";

/** Portuguese. */
export const pt: Lexicon = {
  unit: "horas?|minutos?|dias?|semanas?|m[êe]s|meses|anos?|usuários?|utilizador(?:es)?|pessoas?|funcionários?|licenças?|dispositivos?|lojas?|clientes?|unidades?|projetos?|equipas?|equipes?",
  per: "por|ao|à|cada|/",
  extras: "extras|serviços adicionais|complementos|opcionais|\\p{L}+ adicional|\\p{L}+ adicionais",
  ribbon:
    "economi[sz]e .*|poupe .*|(?:o |a )?mais (?:popular|escolhido|vendido)|recomendad[oa]|popular|novo|melhor (?:valor|oferta)|disponível agora",
  leading: "desde|a partir de|só|apenas|agora|faturad[oa]|cobrad[oa]|preço:?|total|antes|de",
  audience: "para|ideal para|perfeito para|tudo|se",
  soon: "em breve|brevemente|lista de espera|em desenvolvimento|planejad[oa]",
  onRequest:
    "(?:preço )?sob (?:consulta|orçamento|medida|pedido)|personalizado|vamos (?:conversar|falar)|(?:pedir|solicitar|peça|solicite) (?:um )?orçamento|a combinar",
  reckoned: "estimad[oa]s?|receita|faturamento|lucro|calculadora|simulador|exemplo|fatura|subtotal",
  spared: "economi[az]\\p{L}*|poup\\p{L}+|iva|orçamento|doaç\\p{L}+",
  founder: "(?:co[- ]?)?fundador(?:a|es|as)?|criador(?:a|es)?|idealizador(?:a)?",
  founded: "fundad[ao]s?|criad[ao]s?|fundou|criou|fundaram|criaram|idealizad[ao]|lançou",
  made: "desenvolvid[ao]s?|feit[ao]|construíd[ao]",
  by: "por|pelo|pela|pelos|pelas|pelas mãos de",
  iAm: "sou(?: o| a)?|me chamo|chamo-me|meu nome é|o meu nome é",
  iMade: "(?:eu )?(?:fundei|criei|desenvolvi|lancei|construí)|(?:eu )?(?:faço|desenvolvo|mantenho|programo|fiz)",
  debut: "primeira (?:versão|edição|cópia)|primeiro (?:protótipo|lançamento|exemplar)",
  cameOut: "saiu|lançad[ao]|publicad[ao]|vendid[ao]|ficou pront[ao]|foi para o ar",
  we: "nós|nosso|nossa|somos|temos|eu|meu|minha|começamos|nascemos|ajudamos|desenvolvemos",
  began:
    "nasceu|nascemos|nascid[ao]|começ(?:ou|amos|ámos|ei)|surgi(?:u|mos)|inici(?:ou|amos|ámos)|abriu (?:\\p{L}+\\s){0,2}portas|(?:aberto )?ao público",
  doing:
    "desenvolv\\p{L}+|ajud\\p{L}+|faz(?:emos|endo|er)?|faço|cri\\p{L}+|no mercado|ao lado|ao serviço|a serviço|trabalh\\p{L}+",
  runBy:
    "(?:prestad[oa]|operad[oa]|oferecid[oa]|desenvolvid[oa]|fornecid[oa]) (?:por|pela)|um (?:produto|serviço|projeto) d[aeo]|uma marca d[aeo]",
  host: "alojamento|hospedag\\p{L}+|hospedad\\p{L}+",
  holder: "titular|respons[áa]vel|editor|aviso legal",
  seat: "com sede em|sediad[ao] em|localizad[ao] em",
  call: "(?:inscreva|baixe|contate|fale conosco|junte|experimente|agende|solicite|não hesite|clique|descubra)",
  trial: "teste(?: grátis| gratuito)?|período de teste",
  limit: "até|menos de|mais de|máximo",
  instalment: "parcelas|vezes",
  numeral: "uma?|dois|duas|três|quatro|cinco|seis|sete|oito|dez|catorze|quatorze|quinze|vinte|trinta|sessenta",
  day: "dias?",
  week: "semanas?",
  month: "m[êe]s|meses",
  first: "primeir[oa]s?",
  trying:
    "test(?:e|ar|es)|experimente?|experimentar|período de (?:teste|avaliação)|avaliação|sem cartão(?: de crédito)?",
  free: "gr[áa]tis|gratuit[oa]s?|gratuitamente|sem (?:custo|pagar|cobrança)|não paga nada|de graça|por nossa conta|por conta da casa",
  otherTerm:
    "reembols\\p{L}*|garantia|devoluç\\p{L}*|arrependimento|aviso prévio|cancelar (?:em|dentro)|entrega|satisfação",
  bonus: "anual\\p{L}*|por ano|ao ano|atualizações|suporte|indi(?:que|car|cação)",
  after: "após|depois de|dentro de|em|cada|últimos|antes de|até",
};

import type { Lexicon } from "./kinds";

/** Portuguese. */
export const pt: Lexicon = {
  unit: "horas?|minutos?|dias?|semanas?|m[êe]s|meses|anos?|usuários?|utilizador(?:es)?|pessoas?|funcionários?|licenças?|dispositivos?|lojas?|clientes?|unidades?|projetos?|equipas?|equipes?",
  per: "por|ao|à|cada|/",
  extras:
    "extras|serviços adicionais|custos adicionais|complementos|opcionais|\\p{L}+ adicional|\\p{L}+ adicionais|(?:pode|podem|para) (?:se )?(?:acrescentar|adicionar|juntar)|à parte|outros (?:custos|serviços)|o que mais (?:custa|se paga)|fora d[oe]s? planos?",
  services:
    "instalação|configuração|implantação|implementação|migração|formação|treinamento|consultoria|importação de dados|(?:custos?|despesas?|taxas?|comissão) (?:de |por )?(?:adesão|ativação|instalação|transação|envio|deslocação)|envio|deslocaç(?:ão|ões)|excedente|valor por hora",
  rivals:
    "noutros (?:lados|sítios)|em outros lugares|os outros|outr[oa]s (?:ferramentas|programas|fornecedores|soluções)|concorr\\p{L}+|em comparação|comparad[oa]s? com|alternativas",
  favoured: "universidades|escolas|estudantes|alunos|professores|ongs|associações",
  ribbon:
    "economi[sz]e .*|poupe .*|(?:o |a )?mais (?:popular|escolhido|vendido)|recomendad[oa]|popular|novo|melhor (?:valor|oferta)|disponível agora",
  invite:
    "(?:experimente|experimentar|comprar|compre|baixar|baixe|descarregar|descarregue|começar|comece|assinar|assine|escolher|escolha|solicitar|solicite|pedir|peça|obter)\\s.+|comprar",
  noPrice: "depósito|caução|descontos?|poup\\p{L}+|economi[sz]\\p{L}+",
  leading: "desde|a partir de|só|apenas|agora|faturad[oa]|cobrad[oa]|preço:?|total|antes|de",
  audience: "para|ideal para|perfeito para|tudo|se",
  soon: "(?:o|nosso) próximo passo (?:é|será)|(?:gostaríamos|gostávamos) (?:\\p{L}+ )?de (?:ter|fazer|criar|oferecer|lançar|publicar)|(?:quem sabe|um dia|talvez),? (?:faremos|teremos|façamos|tenhamos|lancemos|venha)|sem data (?:prevista|marcada|definida|certa)|em breve|brevemente|lista de espera|em desenvolvimento|planejad[oa]|em preparação|a caminho|em construção|n(?:os próximos meses|as próximas semanas)|estamos (?:a )?(?:preparar|desenvolver|trabalhar|preparando|desenvolvendo|trabalhando)|ainda não|estarão? disponíve(?:l|is)|chegar(?:á|ão)|sair(?:á|ão)|haverá|vai (?:chegar|sair|haver)|vamos lançar|lançaremos|previst[oa]s? para|prepar(?:amos|ando)|chega (?:em|no|na|este)",
  givenUp:
    "descontinuad[oa]s?|descontinuámos|descontinuamos|retirad[oa]s?|abandonad[oa]s?|encerrad[oa]s?|deixou de|deixaram de|deixámos de|deixamos de|já não|não (?:está|existe|há|é) mais",
  unsure:
    "talvez|quem sabe|um dia|(?:gostar|querer)(?:ia|ía)\\p{L}*|quem dera|oxalá|tomara|(?:nos|me) pedem|pedem-(?:nos|me)|houve|tínhamos|tentámos|tentamos|lista de desejos|adeus|a meio|prometemos",
  earlier: "até (?:à |a )?(?:versão|20\\d\\d|\\d)|era|eram|estava|vers(?:ão|ões) anterior\\p{L}*",
  onRequest:
    "(?:preço )?sob (?:consulta|orçamento|medida|pedido)|personalizado|vamos (?:conversar|falar)|(?:pedir|solicitar|peça|solicite) (?:um )?orçamento|a combinar",
  reckoned: "estimad[oa]s?|receita|faturamento|lucro|calculadora|simulador|exemplo|fatura|subtotal",
  spared: "c[aá]lcul\\p{L}*|economi[az]\\p{L}*|poup\\p{L}+|iva|orçamento|doaç\\p{L}+",
  founder:
    "(?:desenvolvedor|programador|autor)a?(?= d[eoa] \\p{L})|sóci[oa][- ]fundador(?:a)?|pessoa(?= por trás d)|(?:co[- ]?)?fundador(?:a|es|as)?|criador(?:a|es)?|idealizador(?:a)?",
  founded:
    "fundad[ao]s?|criad[ao]s?|fundou|criou|fundaram|criaram|idealizad[ao]|lançou|idealiz(?:ou|aram)|invent(?:ou|aram)|lançaram|conceb(?:eu|ida|ido)|desenvolveram",
  made: "faz(?:emos|em)|desenvolvid[ao]s?|feit[ao]|construíd[ao]",
  by: "por|da ideia d[eoa]|de uma ideia d[eoa]|pelo|pela|pelos|pelas|pelas mãos de|do encontro (?:entre|de)|pela mão de|pelas mãos d[aeo]|da iniciativa d[aeo]",
  behind: "por (?:de)?trás d[aeo]|ideia d[aeo]",
  they: "eles|elas|os dos|os dois|as duas|ambos|ambas|juntos|juntas",
  i: "eu|me|meu|minha|meus|minhas|mim",
  iAm: "sou(?: o| a)?|me chamo|chamo-me|meu nome é|o meu nome é",
  weAre: "somos|nos chamamos",
  iMade:
    "(?:eu )?(?:fundei|criei|desenvolvi|lancei|construí)|(?:eu )?(?:faço|desenvolvo|mantenho|programo|fiz)|(?:eu )?(?:comecei|escrevi|programei|montei|escrevo|cuido)",
  weMade:
    "(?:fundámos|criámos|criamos|desenvolvemos|fazemos|começámos|começamos|lançámos|lançamos|montámos|montamos|escrevemos)",
  iMaker:
    "sou (?:um |uma |o |a )?(?:únic[oa] )?(?:desenvolvedor(?:a)?|programador(?:a)?|criador(?:a)?) (?:independente|solo|indie|freelance|individual)",
  mine: "é o meu (?:próprio |único |primeiro )?(?:projeto|produto)|é meu (?:próprio |único |primeiro )?(?:projeto|produto)|(?:nasceu|surgiu) d(?:e uma (?:necessidade|frustração) pessoal|a minha (?:própria )?(?:necessidade|frustração))(?! d)",
  debut:
    "primeira (?:versão|edição|cópia)|primeiro (?:protótipo|lançamento|exemplar)|primeiro commit|primeiras? linhas?",
  cameOut:
    "saiu|(?:public|lanç)(?:ámos|amos|ou|aram|ei)|publiquei|lançad[ao]|publicad[ao]|vendid[ao]|ficou pront[ao]|foi para o ar|rodava|funcionava|escrev(?:eu|i|emos|eram)|program(?:ou|ei|ámos|amos)|fez|fizemos",
  we: "nós|nosso|nossa|somos|temos|eu|meu|minha|começamos|nascemos|ajudamos|desenvolvemos|começámos|criámos|fundámos",
  began:
    "nasceu|foi ao ar|entrou no ar|nascemos|nascid[ao]|começ(?:ou|amos|ámos|ei)|surgi(?:u|mos)|inici(?:ou|amos|ámos)|abriu (?:\\p{L}+\\s){0,2}portas|(?:aberto )?ao público|nasce|começa|surge|viu a luz|foi lançad[oa]|arrancou|remonta a|lançamento|tornou-se|comecei",
  doing:
    "desenvolv\\p{L}+|ajud\\p{L}+|faz(?:emos|endo|er)?|faço|cri\\p{L}+|no mercado|ao lado|ao serviço|a serviço|trabalh\\p{L}+|ativ[oa]s?|existe|em atividade|presentes?",
  runBy:
    "(?:prestad[oa]|operad[oa]|oferecid[oa]|desenvolvid[oa]|fornecid[oa]|criad[oa]|gerid[oa]|mantid[oa]|feit[oa]|disponibilizad[oa]) (?:por|pel[oa])|um (?:produto|serviço|projeto) d[aeo]|uma (?:marca|aplicação)(?: registad[ao])? d[aeo]",
  host: "alojamento|hospedag\\p{L}+|hospedad\\p{L}+",
  holder: "titular|respons[áa]vel|editor|aviso legal",
  seat: "com sede em|sediad[ao] em|localizad[ao] em|sediad[oa]s (?:em|no|na)|sede(?: (?:é|fica))?(?: em| no| na|:)|(?:escritório|estúdio|oficina) (?:é|fica|está) (?:em|no|na)|trabalhamos (?:em|a partir d[eo]|desde)|(?:basead|situad|localizad|instalad)[oa]s? (?:em|no|na)|com sede (?:no|na)|estamos em",
  call: "(?:inscreva|baixe|contate|fale conosco|junte|experimente|agende|solicite|não hesite|clique|descubra|escreva-nos|fale (?:connosco|conosco)|envie-nos|ligue-nos|contacte-nos|inscreva-se|registe-se|cadastre-se|entre em contat?o|peça|reserve|garanta)",
  trial: "teste(?: grátis| gratuito)?|período de teste",
  limit: "até|menos de|mais de|máximo",
  instalment: "parcelas|vezes",
  numeral: "uma?|dois|duas|três|quatro|cinco|seis|sete|oito|dez|catorze|quatorze|quinze|vinte|trinta|sessenta",
  day: "dias?",
  week: "semanas?",
  month: "m[êe]s|meses",
  first: "primeir[oa]s?",
  trying:
    "test(?:e|ar|es)|experimente?|experimentar|período de (?:teste|avaliação)|avaliação|sem cartão(?: de crédito)?|versão (?:de )?demo(?:nstração)?|ver se|à experiência",
  free: "gr[áa]tis|gratuit[oa]s?|gratuitamente|sem (?:custo|pagar|cobrança)|de graça|não custa nada",
  given: "não paga nada|por nossa conta|por conta da casa|oferecemos|oferta nossa",
  freePlan: "(?:plano|versão|pacote|assinatura) (?:gr[áa]tis|gratuit[oa])",
  product: "aplicação|aplicativo|app|programa|software|jogo|ferramenta|plataforma|extensão|serviço|tudo",
  gift: "orçamentos?|consultas?|consultoria|envios?|entregas?|fretes?|devoluções|amostras?|guias?|livro|webinar|cursos?|boletim|atualizações|suporte|instalação|visitas?|registo|registro|cadastro|testes?|experiment\\p{L}+|demos?|demonstração|auditoria|diagnóstico|reunião|avaliação|estacionamento|aulas?",
  obtain: "descarreg\\p{L}+|baix(?:ar|e|a)|transfer(?:ir|e)|instal\\p{L}+",
  costs: "quanto|custa|preço|pagar|grátis|gratuito",
  quoted:
    "(?:peça|pede|solicite|pedir|solicitar) (?:um |o seu |já )?(?:\\p{L}+ )?orçamento|orçamento (?:gratuito|sem compromisso|personalizado)|sob (?:consulta|orçamento)|preços? sob (?:consulta|pedido)|contacte(?:-nos)? para (?:um|saber)",
  otherTerm:
    "reembols\\p{L}*|garantia|devoluç\\p{L}*|arrependimento|aviso prévio|cancelar (?:em|dentro)|entrega|satisfação",
  bonus:
    "apagad\\p{L}+|excluíd\\p{L}+|conservad\\p{L}+|paus\\p{L}+|anual\\p{L}*|por ano|ao ano|atualizações|suporte|indi(?:que|car|cação)",
  after: "após|depois de|dentro de|em|cada|últimos|antes de|até",
  past: "antigamente|anteriormente|já não|costumava|antes (?:era|custava|tinha)",
  dwell: "moro|moramos|vivo|vivemos",
  partner:
    "revendedor(?:es|a)?|fornecedor(?:es|a)?|parceir[oa]s?|sóci[oa]s?|amig[oa]s|distribuidor(?:es|a)?|transportadoras?|banco|agência|investidor(?:es|a)?|patrocinador(?:es)?|vizinh[oa]s|concorrentes?",
  client: "clientes?",
  amounts: "preços?|valores|tarifas|montantes",
  sends: "só envia|apenas envia|ninguém lê|não respond\\p{L}+|lista de contactos|enviad[ao]s? (?:de|a partir de)",
  writeTo: "contato|fale",
  operated:
    "(?:denominação|designação|razão|firma) social|nome da empresa|contrato com|contrato é (?:feito |celebrado )?com|celebrad[oa]s? com",
  otherBody: "encarregado d[aeo]|comissão nacional|autoridade|(?:os )?pagamentos são|em nome d\\p{L}+",
  tradingAs: "nome fantasia|doravante|adiante",
  corner: "categorias?|funcionalidades?|descrição|serviços?|produtos?|quantidade|planos?",
  makers: "nós|noss\\p{L}+",
  elsewhere: "feira|servidor(?:es)?|centros? de dados|alojad[oa]s?|hospedad[oa]s?|armazenad[oa]s?|tribunal|foro",
  forAll: "para (?:todos|sempre)|versão b[áa]sica",
  team: "quem somos",
  history: "história",
  sale: "promo(?:ção)?|desconto",
  asked: "perguntas|dúvidas|nos perguntam",
  besidePrice:
    "oferta especial|desconto|(?:novo|antigo) preço|preço (?:normal|original|antigo|anterior|novo|promocional|especial|de (?:tabela|lançamento))",
  runs: "funciona|disponível|roda|usa-se|corre|abre(?:-se)?|acessível|há|trabalha-se|instala-se",
  appKind: "apps?|aplicação|aplicativo|versão|baixar|descarregar",
  onto: "no|na|em|para|desde|a partir do|a partir de|pelo",
  whichever: "o|a|os|um|uma|qualquer|seu|todos|cada|teu",
  browser: "navegador(?:es)?(?: web)?|browser",
  noSetup: "sem instalar(?: nada)?|nada (?:para|a) instalar|sem instalaç(?:ão|ões)|não é preciso instalar",
  asksSystem:
    "plataformas?|funciona|sistemas?(?: operativos?| operacionais)?|requisitos|dispositivos?|computador(?:es)?|telefones?|telemóve(?:l|is)|celular(?:es)?|tablets?|instalar|apps?|aplicaç(?:ão|ões)|aplicativos?|versão",
  needs: "requer|precisa de|é preciso|requisitos:",
  plansHeading:
    "roteiro|em breve|(?:o que|que) vem (?:aí|a seguir)|próxim[ao]s (?:passos|funções|funcionalidades|versões|novidades)|planejad[ao]s?|planeado|ideias|mais tarde|lista de desejos|o futuro",
  thingsOf:
    "arquivos?|ficheiros?|formatos?|exportações|cópias|documentos?|dados|pastas?|fontes|atalhos|teclados?|contatos|contactos|discos?|ícones",
  inCloud: "na nuvem|100 ?% (?:web|online)|basead[oa] na (?:nuvem|web)|SaaS",
  orNewer: "ou (?:superior|posterior|mais recente)|bits?|e|ou|também",
  suffices: "basta|chega|é suficiente",
  online: "on-?line|web|baseada? na web",
  openSource: "código aberto|software livre|código(?:-fonte)? é (?:público|aberto|livre)",
  opensLater:
    "ainda não|um dia|talvez|se (?:deixarmos|fecharmos|algum)|(?:pensa|pensar|planeja|planea|pretend|gostar|poder|considera|pondera|estuda)\\p{L}*(?= .{0,40}(?:abrir|publicar|liberar|libertar|licenciar))|(?:publicar|abrir|liberar|libertar)(?:emos|íamos|á|ão|ia)",
  builtWith:
    "basead[oa]s? em|construíd[oa]s? (?:sobre|com)|usa(?:m|mos)?|usando|utiliz(?:a|am|amos|ando)|graças a\\p{L}*|movid[oa]s? por|apoia-se em|assenta em|integram?|feit[oa]s? com",
  ingredient:
    "modelos(?: de (?:linguagem|ia))?|llms?|tecnologias?|componentes|bibliotecas|ban?cos de dados|bases de dados|módulos|padrões",
  licence: "licença\\p{L}*",
  charge: "pre[çc]os?|valor(?:es)?|custos?|mensalidade|anuidade|assinaturas?|tarifas?|planos?",
  monthly: "m[êe]s|mensal|mensais|mensalmente|mensalidade",
  yearly: "ano|anual|anuais|anualmente|anuidade",
  cycle: "(?:plano |assinatura )?(?:mensal|anual)|vitalício|para sempre|pagamento único",
  inTouch:
    "(?:entre|entrar) em contato(?: conosco)?|(?:entre|entrar) em contacto(?: connosco)?|fale (?:conosco|connosco|com (?:a gente|vendas|um (?:consultor|especialista)|a (?:nossa )?equipa|o nosso time))|falar (?:com (?:vendas|um (?:consultor|especialista))|conosco)|contacte(?:-nos)?|contate(?:-nos)?|contato|contacto|escreva(?:-nos| para nós)?|chame no whatsapp|ligue(?:-nos)?",
  comesTo: "ou seja|equivale a|isto é|o que (?:dá|equivale)",
  costing:
    "custa|custam|(?:está|estão) dispon[íi]ve(?:l|is) (?:por|a partir de|a)|(?:começa|começam|parte|partem) (?:em|de|a partir de|nos?)|sai(?:em)? por|a partir de|desde",
  planKind: "plano|versão|edição|licença|pacote|assinatura|subscrição|modalidade",
  operates: "opera|oferece|disponibiliza|desenvolve|gere|fornece|presta",
  mailOff:
    "desativad[oa]s?|já não (?:funciona|existe|está|é)\\p{L}*|não (?:funciona|existe|está)\\p{L}* mais|fora de (?:serviço|uso)",
  joining:
    "cadastr\\p{L}+|regist[ae]\\p{L}*|comec[ea]r?|comece|começ(?:ar|a|e)|crie|criar|cria|inscreva-se|junte-se|abra|inici[ae]r?|descubra",
  paidPart:
    "compras (?:na|no|dentro d[ao]) (?:app|aplicação|aplicativo)|compras integradas|(?:assinaturas?|subscriç(?:ão|ões)|vers(?:ão|ões)|planos?|contas?|licenças?|funções|recursos|funcionalidades) (?:premium|pro|plus|pag[ao]s?|comercia(?:l|is))|(?:mudar|passar|atualiz\\p{L}+|upgrade) para (?:o |a |a versão )?(?:pro|premium)|(?:app|aplicativo|modelo) freemium",
  soldAs:
    "é (?:pag[oa]|um (?:aplicativo|programa|software|app) pago|uma aplicação paga|uma compra única|um pagamento único)",
  personal: "uso (?:pessoal|particular|privado|doméstico|não comercial|educacional)|particulares",
  counted:
    "páginas?|documentos?|créditos?|minutos?|palavras|imagens|fotos|faturas|vídeos?|exportações|relatórios|traduções|aulas|reservas|buscas|análises|mensagens|orçamentos",
  timesUsed: "usos|inicializações|utilizações|aberturas",
  ends: "expira|termina|acaba|vence",
  dealer: "revendedor(?:es|a)?|distribuidor(?:es|a)?|representantes?|importador(?:es|a)?|parceir[oa]s?",
  siteMaker: "(?:web ?)?design|desenvolvimento|criação|realização",
  gathering: "feiras?|grupos? loca(?:l|is)|eventos?|encontros?",
  sample: "exemplos?|modelos?|amostras?",
  otherDesk:
    "trabalhe connosco|trabalhe conosco|vagas|carreiras?|investidores|contabilidade|faturas?|faturação|financeiro|imprensa|proteção de dados|lgpd|privacidade|jurídico|litígios",
  makersAbove:
    "equip[ae]|quem (?:somos|sou|está|faz)|sobre (?:nós|mim)|por (?:de)?trás|(?:os|nossos) (?:co-?)?fundadores|nossa história|^(?:feit[oa]|criad[oa]|desenvolvid[oa]|fundad[oa]) por",
  sampleAbove: "exemplos?|modelos?|amostras?|estudos? de caso|casos? de sucesso",
};

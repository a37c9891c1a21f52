import type { Lexicon } from "./kinds";

/** Spanish. */
export const es: Lexicon = {
  unit: "horas?|minutos?|d[íi]as?|semanas?|mes(?:es)?|años?|usuarios?|puestos?|personas?|empleados?|licencias?|dispositivos?|sitios?|clientes?|unidades?|proyectos?|equipos?|locales?|producto",
  per: "por|al|a la|cada|/",
  extras:
    "extras|servicios adicionales|complementos|gastos adicionales|opcionales|\\p{L}+ adicional(?:es)?|(?:puede[ns]? |para |qué )(?:se )?(?:puede )?añadir|a añadir|aparte|otros (?:costes|gastos|costos|servicios)|qué (?:más )?cuesta (?:aparte|además)|además se (?:paga|cobra)",
  services:
    "puesta en marcha|instalación|configuración|migración|formación|capacitación|consultoría|implantación|importación de datos|(?:gastos|costes?|costos?|comisión|comisiones|cuota) (?:de |por )?(?:alta|activación|instalación|transacción|envío|gestión|desplazamiento)|envío|desplazamientos?|exceso|tarifa por hora",
  rivals:
    "(?:cobran|cuestan|piden) (?:l[oa]s )?(?:otr[oa]s|demás)|en otr[oa]s? (?:sitios?|lugar(?:es)?|partes?)|l[oa]s demás|otr[oa]s (?:herramientas|programas|proveedores|soluciones)|la competencia|competidores|en comparación|comparad[oa]s? con|alternativas",
  favoured: "universidades|escuelas|colegios|estudiantes|alumnos|docentes|profesores|ong|asociaciones",
  ribbon:
    "ahorra .*|(?:el |la )?más (?:popular|elegido|vendido)|recomendad[oa]|popular|nuevo|mejor (?:valor|oferta)|disponible ahora|oferta de lanzamiento",
  leading: "desde|a partir de|sólo|ahora|facturad[oa]s?|precio:?|total|antes",
  audience: "para|ideal para|perfecto para|todo|si",
  soon: "lo próximo (?:es|será)|(?:el|nuestro) próximo paso (?:es|será)|(?:nos gustaría|quisiéramos|querríamos) (?:\\p{L}+ )?(?:tener|hacer|crear|ofrecer|sacar|publicar|lanzar)|ojalá (?:podamos|pudiéramos|tengamos|tuviéramos)|(?:algún día|quizás?|tal vez) (?:haremos|saquemos|hagamos|tengamos)|sin fecha (?:prevista|concreta|fija|aún|todavía)|próximamente|muy pronto|pronto|en breve|lista de espera|en desarrollo|planificad[oa]|en (?:preparación|camino|obras)|en (?:los próximos meses|las próximas semanas)|estamos (?:preparando|desarrollando|trabajando)|todavía no|aún no|estarán? disponibles?|llegar(?:á|án)|saldr(?:á|án)|habrá|lanzaremos|tendremos|está(?:n)? (?:en camino|por llegar)|previst[oa]s? para|prepar(?:amos|ando)|en proyecto",
  givenUp:
    "retirad[oa]s?|(?:la |lo |las |los )?retiramos|descontinuad[oa]s?|abandonad[oa]s?|dejó de \\p{L}+|dejaron de|ya no (?:está|existe|se \\p{L}+|funciona|hay)|dejamos de",
  unsure:
    "quizás?|tal vez|a lo mejor|algún día|(?:nos |me )?gustaría|quisier\\p{L}+|querr[íi]a\\p{L}*|ojalá|(?:nos|me) l[oa]s? ped[íi]s|(?:nos|me) (?:l[oa]s? )?(?:piden|preguntan|preguntáis)|estamos haciendo|a medias|se retir(?:ó|aron)|prometimos|prometemos|hubo|tuvimos|teníamos|probamos|hoja de ruta|lista de deseos|adiós|en estudio",
  earlier: "hasta (?:la )?(?:versión|20\\d\\d|\\d)|era|eran|fue|estuvo|estaba|versi(?:ón|ones) anterior\\p{L}*",
  onRequest:
    "a (?:medida|consultar|convenir|tratar)|personalizado|(?:precio )?(?:bajo|según) (?:consulta|presupuesto|petición)|hablemos|consultar(?: precio)?|(?:pide|solicita|pedir|solicitar) (?:un )?presupuesto",
  reckoned: "estimad[oa]s?|ingresos|ganancias?|calculadora|simulador|ejemplo|factura|subtotal",
  spared: "c[aá]lcul\\p{L}*|ahorr\\p{L}+|iva|presupuesto|donaciones?",
  founder:
    "(?:desarrollador|programador|autor)a?(?= (?:de|detrás de) \\p{L})|soci[oa] fundador(?:a)?|persona(?= detrás de)|(?:co[- ]?)?fundador(?:a|es|as)?|cread(?:or|ora|ores)|inventor(?:a)?",
  founded:
    "dej(?:ó|aron|a|an)(?: \\S+){0,8} para (?:crear|fundar|montar|lanzar|desarrollar)|fundad[ao]s?|cread[ao]s?|fundó|creó|fundaron|crearon|lanzó|ide(?:ó|aron|ad[oa])|inventó|inventaron|lanzaron|(?:pus(?:o|ieron)|puesta|puesto) en marcha|mont(?:ó|aron)|impuls(?:ó|aron|ad[oa])|constitu(?:yeron|yó|imos) (?:la|nuestra|una) (?:empresa|sociedad|compañía)",
  made: "hac(?:emos|en)|desarrollad[ao]s?|hech[ao]s?|diseñad[ao]s?|construid[ao]",
  by: "por|de (?:la|una) idea de|de (?:la )?mano de|a manos de|del encuentro (?:entre|de)|(?:de|a) la mano de|de la cabeza de",
  behind: "detrás de|idea de",
  they: "ellos|ellas|los dos|las dos|ambos|ambas|juntos|juntas",
  i: "yo|me|mi|mis|mío|mía",
  iAm: "soy|me llamo|mi nombre es",
  weAre: "somos|nos llamamos",
  iMade:
    "(?:he )?(?:fundado|creado|desarrollado|lanzado)|(?:yo )?(?:fundé|creé|desarrollé|lancé)|(?:hago|programo|mantengo)|(?:empecé|comencé|escribí|programé|monté|hice|publiqué|inventé)|(?:yo )?(?:desarrollo|escribo)",
  weMade:
    "hemos (?:fundado|creado|desarrollado)|fundamos|creamos|desarrollamos|hacemos|lanzamos|empezamos|comenzamos|montamos|escribimos|publicamos|hicimos|construimos|diseñamos",
  iMaker:
    "soy (?:un |una |el |la )?(?:únic[oa] )?(?:desarrollador(?:a)?|programador(?:a)?|creador(?:a)?|diseñador(?:a)?) (?:independiente|en solitario|indie|autónom[oa]|freelance)",
  mine: "es mi (?:propio |único |primer )?(?:proyecto|producto|obra)|(?:nace|nació|surge|surgió) de (?:una necesidad personal|mi (?:propia )?(?:necesidad|frustración))(?! d)",
  debut: "primera (?:versión|edición|copia)|primer (?:prototipo|lanzamiento|ejemplar)|primer commit|primeras? líneas?",
  cameOut:
    "salió|(?:public|lanz|estren)(?:amos|aron|é|ó)|sac(?:amos|aron|ó)|saqué|publiqué|lancé|se (?:publicó|lanzó|vendió)|publicad[ao]|vio la luz|lanzad[ao]|apareció|estuvo list[ao]|funcionaba|corría|escrib(?:ió|í|imos|ieron)|program(?:ó|é|amos|aron)|hizo|hicimos|terminó",
  we: "nosotros|nuestr\\p{L}+|somos|hemos|yo|mi|empezamos|nacimos|comenzamos|llevamos|ayudamos|desarrollamos|acompañamos",
  began:
    "naci[óo]|nacid[ao]|nacimos|comenzó|comenzamos|empezó|empezamos|empecé|arrancamos|abrió (?:\\p{L}+\\s){0,2}puertas|nace|comienza|empieza|arranc[aó]|vio la luz|ve la luz|se remonta a|echó a andar|puesta en marcha|lanzamiento|se convirtió en|comencé",
  doing:
    "desarroll\\p{L}*|ayud\\p{L}+|acompañ\\p{L}+|cre[ao]\\p{L}*|al lado de|al servicio|en el mercado|trabaj\\p{L}+|hac(?:emos|iendo|e|go)|activ[oa]s?|existe|en marcha|dedicad[oa]s?",
  runBy:
    "(?:operad[oa]|prestad[oa]|explotad[oa]|ofrecid[oa]|desarrollad[oa]|cread[oa]|gestionad[oa]|editad[oa]|propiedad) (?:por|de)|un (?:producto|servicio|proyecto|desarrollo) de|una (?:marca|aplicación|iniciativa)(?: registrada)? de",
  host: "alojamiento|alojad\\p{L}+|hospedaje",
  holder: "titular(?: del sitio| de la web)?|responsable(?: del tratamiento)?|editor|aviso legal",
  seat: "con sede en|ubicad[ao]s? en|sede social en|sede(?: (?:está|se encuentra))?(?: en|:)|(?:oficina|taller|estudio) (?:está|se encuentra) en|trabajamos (?:desde|en)|(?:radicad|afincad|establecid|basad|instalad)[ao]s? en|(?:domicilio social|domicilio) en|estamos en|desde (?:una?|nuestr[oa]) (?:\\p{L}+ ){0,2}(?:oficina|taller|piso|local) (?:de|en)",
  call: "(?:suscríbe|descarga|regístrate|contacta|únete|prueba|reserva|solicita|no dudes en|haz clic|descubre|escr[ií]benos|env[ií]anos|ll[áa]manos|cont[áa]ctanos|escr[ií]banos|ll[áa]menos|inscr[ií]bete|reg[ií]strate|apúntate|reserve)",
  trial: "prueba(?: gratuita| gratis)?",
  limit: "hasta|menos de|más de|máximo",
  instalment: "plazos|cuotas|pagos",
  numeral: "una?|dos|tres|cuatro|cinco|seis|siete|ocho|diez|catorce|quince|veinte|treinta|sesenta",
  day: "d[íi]as?",
  week: "semanas?",
  month: "mes(?:es)?",
  first: "primer[oa]?s?",
  trying:
    "pruebas?|pru[ée]b[ae](?:lo|la)?n?|probar(?:lo|la|se)?|sin tarjeta(?: de crédito)?|versión (?:de )?demo(?:stración)?|ver si|comprobar si|período de prueba|periodo de prueba",
  free: "gratis|gratuit[oa]s?|gratuitamente|sin (?:coste|costo|cargo|pagar)|no cuesta nada",
  given:
    "no pagas? nada|invita la casa|van? por nuestra cuenta|corren? (?:por|de) nuestra cuenta|te (?:lo |los )?regalamos|los regalamos|invitamos nosotros",
  freePlan: "(?:plan|versión|tarifa|modalidad|edición) (?:gratis|gratuit[oa])",
  product: "aplicación|app|programa|software|juego|herramienta|plataforma|extensión|servicio|todo",
  gift: "presupuestos?|consultas?|asesor\\p{L}+|envíos?|devoluciones|muestras?|guías?|libro|seminario|cursos?|boletín|actualizaciones|soporte|instalación|visita|registro|pruebas?|demos?|demostración|auditoría|diagnóstico|llamada|reunión|evaluación|aparcamiento|clases?",
  obtain: "descarg\\p{L}+|instal\\p{L}+",
  costs: "cuánto|cuesta|precio|pagar|gratis|coste|costo",
  quoted:
    "(?:pide|pida|solicita|solicite|pedir|solicitar) (?:un |tu |su )?(?:\\p{L}+ )?presupuesto|presupuesto (?:a medida|sin compromiso|personalizado)|(?:bajo|según) (?:consulta|presupuesto)|precios? a consultar|contáct\\p{L}+ para (?:un|conocer)",
  otherTerm:
    "reembols\\p{L}*|devoluci\\p{L}*|garantía|desistimiento|preaviso|cancelar (?:en|dentro)|entrega|copias? de seguridad|satisfacción",
  bonus:
    "eliminad\\p{L}+|borrad\\p{L}+|conserva\\p{L}+|paus\\p{L}+|anual\\p{L}*|al año|por año|actualizaciones|soporte|recomiend\\p{L}*",
  after: "después de|al cabo de|tras|dentro de|en|cada|últimos|antes de|hasta",
  past: "anteriormente|antiguamente|ya no|solía|antes (?:era|costaba|tenía|había)|en su día",
  dwell: "vivo|vivimos|resido",
  partner:
    "revendedor(?:es)?|proveedor(?:es)?|soci[oa]s?|amig[oa]s|distribuidor(?:es)?|transportistas?|banco|agencia|inversor(?:es)?|patrocinador(?:es)?|vecin[oa]s|competidor(?:es)?",
  client: "clientes?|clientas?",
  amounts: "precios?|tarifas?|valores|importes|montos|costos",
  sends: "solo envía|nadie (?:la )?lee|no responda|libreta de direcciones|a (?:sus|tus) contactos|enviados? desde",
  writeTo: "correo|escr[íi]b\\p{L}*",
  operated:
    "(?:denominación|nombre) (?:social|comercial|fiscal)|nombre de la empresa|responsable del tratamiento|titular|razón social|cif|nif|contrato (?:con|entre)|celebrad[oa]s? (?:con|entre)|(?:su|tu) contrato es con|(?:usted )?contratas? con",
  controller: "controlador\\p{L}*",
  otherService: "utilizamos",
  otherBody: "delegad[oa] de protección de datos|agencia española|autoridad|(?:los )?pagos (?:son|se)|por cuenta de",
  tradingAs: "que opera (?:como|bajo)|en adelante",
  corner: "categorías?|características?|funciones|función|descripción|servicios?|productos?|cantidad|planes|concepto",
  invite:
    "(?:descarg(?:ar?|ue)|obtener|obtén|suscribirse|suscríbete|reservar?|agendar|prueba|probar|comprar|empezar|elegir|elige|elija|ver|solicitar|contratar)\\s.+|comprar",
  cardLine: "mensual|anual",
  noPrice: "depósito|fianza|señal de reserva|ahorr\\p{L}+|descuento",
  beyond: "luego",
  smallTalk: "desde",
  makers: "empresa|somos|estamos|nuestr\\p{L}+",
  elsewhere: "feria|servidor(?:es)?|centros? de datos|alojad[oa]s?|almacenad[oa]s?|tribunales|juzgados",
  forAll: "para (?:todos|siempre)|versión básica",
  team: "equipo|fundadores|quiénes",
  follow: "síguenos|redes",
  history: "historia",
  sale: "oferta|descuento",
  billed: "facturado",
  asked: "preguntas?|dudas|nos preguntan",
  besidePrice:
    "(?:oferta|precio) especial|descuento|(?:nuevo|antiguo) precio|precio (?:normal|habitual|original|anterior|antiguo|nuevo|rebajado|de (?:lista|lanzamiento|oferta))",
  runs: "funciona|disponible|se usa|se abre|se entra|corre|usable|va|hay|se instala|se trabaja",
  appKind: "apps?|aplicaci(?:ón|ones)|versión|descargar?",
  onto: "en|para|desde|a partir de|bajo",
  whichever: "el|la|los|un|una|tu|su|cualquier|todos|cada|vuestro",
  browser: "navegador(?:es)?(?: web)?(?: cualquiera)?",
  noSetup: "sin instalar(?: nada)?|nada que instalar|no hay que instalar|sin instalación|sin instalaciones",
  asksSystem:
    "plataformas?|funciona|sistemas?(?: operativos?)?|requisitos|dispositivos?|ordenador(?:es)?|teléfonos?|móvil(?:es)?|tabletas?|instalar|apps?|aplicaci(?:ón|ones)|versión|compatib\\p{L}+",
  needs: "requiere|necesitas?|hace falta|requisitos:",
  plansHeading:
    "hoja de ruta|próximamente|lo que viene|próximos (?:pasos|lanzamientos)|próximas (?:funciones|versiones)|planes de futuro|previsto|planificado|ideas|más adelante|lista de deseos|el futuro",
  thingsOf:
    "archivos?|ficheros?|formatos?|exportaciones|copias(?: de seguridad)?|documentos?|datos|carpetas?|fuentes|atajos(?: de teclado)?|teclados?|contactos|discos?|iconos",
  inCloud: "en la nube|100 ?% (?:web|online)|basad[oa] en la (?:nube|web)|SaaS",
  orNewer: "o (?:superior|posterior|más reciente)|bits?|teléfonos?|tabletas?|y|o|e|también|sea",
  suffices: "basta(?: con)?|es suficiente|solo hace falta|sólo hace falta",
  online: "en línea|online|web",
  openSource: "código abierto|software libre|código (?:fuente )?es (?:público|abierto|libre)",
  opensLater:
    "todavía no|aún no|algún día|alguna vez|quizás?|tal vez|si (?:dejamos|cerramos|algún)|(?:pensa|planea|quer|estudia|considera|podría|gustaría|promete|pensando|valorando|estudiando)\\p{L}*(?= .{0,40}(?:abrir|publicar|liberar|licenciar))|(?:publicar|abrir|liberar)(?:emos|íamos|á|án|ía)",
  builtWith:
    "basad[oa]s? en|se basan? en|construid[oa]s? (?:sobre|con)|usa(?:n|mos)?|usando|utiliz(?:a|an|amos|ando)|impulsad[oa]s? por|gracias a|se apoyan? en|funcionan? (?:sobre|con)|integran?|hech[oa]s? con",
  ingredient:
    "modelos(?: de (?:lenguaje|ia))?|llm|tecnolog[ií]as?|componentes|librerías|bibliotecas|bases de datos|estándares|módulos",
  licence: "licencia\\p{L}*",
  charge: "precios?|costes?|costos?|cuotas?|tarifas?|suscripci[óo]n|valor|abono|plan(?:es)?",
  monthly: "mes|mensual(?:es)?|mensualmente",
  yearly: "año|anual(?:es)?|anualmente",
  cycle: "(?:plan |suscripción )?(?:mensual|anual)|de por vida|para siempre|vitalicio|pago único",
  inTouch:
    "cont[áa]ct[ae](?:nos|me|r(?:nos)?)|escr[íi]b(?:e|a)?(?:nos|me|enos|anos)|ll[áa]m[ae](?:nos|me)|contactar(?: con (?:ventas|nosotros))?|contacto|habl[ae] con (?:nosotros|ventas|un (?:asesor|experto))|hablar con (?:ventas|un (?:asesor|experto))|p[óo]n(?:te|gase) en contacto(?: con nosotros)?|consúlt(?:a|e)(?:nos|me)",
  comesTo: "es decir|equivale a|o sea|lo que (?:equivale|son)",
  costing:
    "cuestan?|val(?:e|en)|(?:está|están) disponibles? (?:por|desde|a)|(?:empieza|empiezan|comienza|comienzan|parte|parten) (?:en|desde|de|a partir de)|sale(?:n)? (?:por|a)|tiene un (?:precio|costo|coste) de|desde|a partir de",
  planKind: "plan|versión|edición|licencia|paquete|suscripción|membresía|tarifa|bono|pase",
  operates: "opera|ofrece|desarrolla|gestiona|explota|presta|edita|es (?:la |el )?(?:titular|propietari[oa]) d[e]",
  mailOff: "desactivad[oa]s?|ya no (?:funciona|está|se usa|existe|es|son)\\p{L}*|dad[oa]s? de baja|fuera de servicio",
  joining:
    "reg[ií]str\\p{L}+|empiez[ae]|empezar|comienz[ae]|comenzar|crea|crear|cree|únete|inscrí\\p{L}+|inicia|iniciar|da(?:te)? de alta|abre|abrir|descubre",
  paidPart:
    "compras (?:integradas|in-?app|dentro de la (?:app|aplicación))|(?:suscripci(?:ón|ones)|versi(?:ón|ones)|plan(?:es)?|cuentas?|licencias?|funciones|membresía|opciones) (?:premium|pro|plus|de pago|comercial(?:es)?)|(?:pasar|pásate|actualiza\\p{L}*|mejora\\p{L}*) a (?:la versión )?(?:pro|premium)|(?:aplicación|app|modelo) freemium",
  soldAs:
    "es (?:de pago|una (?:aplicación|app) de pago|un (?:programa|software) de pago|un pago único|una compra única)|se vende (?:por suscripción|como compra única)",
  personal: "uso (?:personal|privado|doméstico|no comercial|educativo)|particulares",
  counted:
    "páginas?|documentos?|créditos?|minutos?|palabras|imágenes|fotos|facturas|vídeos?|videos?|exportaciones|informes|traducciones|lecciones|reservas|búsquedas|análisis|mensajes|consultas",
  timesUsed: "usos|inicios|ejecuciones|arranques",
  ends: "caduca|termina|expira|vence|finaliza",
  dealer:
    "distribuidor(?:es|a)?|revendedor(?:es|a)?|concesionarios?|importador(?:es|a)?|partners?|proveedor(?:es)? (?:técnico|de servicios)s?",
  siteMaker: "diseño|desarrollo|realización|programación|maquetación",
  gathering: "ferias?|grupos? local(?:es)?|eventos?|encuentros?",
  sample: "ejemplos?|muestras?|plantillas?|así (?:se ve|es) (?:tu|su)",
  otherDesk:
    "empleo|trabaja con nosotros|inversor\\p{L}*|contabilidad|factura(?:s|ción)|prensa|protección de datos|privacidad|legal|afiliad\\p{L}+|litigios",
  makersAbove:
    "equipo|quiénes somos|quién soy|sobre (?:nosotr[oa]s|mí)|detrás de|(?:los|nuestr[oa]s?) (?:co-?)?fundador\\p{L}*|nuestra historia|^(?:hech[oa]|cread[oa]|desarrollad[oa]|fundad[oa]) por",
  sampleAbove: "ejemplos?|plantillas?|muestras?|casos? de (?:éxito|estudio|cliente)",
};

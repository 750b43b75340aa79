import type { z } from "zod";
import type { TranslatedText, TravelMode } from "#contract/primitives.ts";

export type RouteLegSeed = {
  from: string;
  to: string;
  mode: z.infer<typeof TravelMode>;
  km: number;
  minutes: number;
  notes: TranslatedText;
};

/** Ordinary distances and times (domain 7.3) with the driving notes that are suggested for the journey. */
export const routeLegSeeds: RouteLegSeed[] = [
  leg("AKL", "PAH", 228, 195, {
    en: "Leave the city before seven or after nine. The kauri forest walk at Parry Kauri Park makes a good first stop.",
    de: "Verlassen Sie die Stadt vor sieben oder nach neun Uhr. Der kurze Weg durch die Kauribäume im Parry Kauri Park ist eine schöne erste Pause.",
    es: "Salga de la ciudad antes de las siete o después de las nueve. El paseo entre kauris en Parry Kauri Park es una buena primera parada.",
    it: "Lasciare la città prima delle sette o dopo le nove. La passeggiata tra i kauri al Parry Kauri Park è un'ottima prima sosta.",
    fr: "Quittez la ville avant sept heures ou après neuf heures. La promenade parmi les kauris de Parry Kauri Park fait une belle première halte.",
  }),
  leg("AKL", "MTA", 163, 120, {
    en: "Motorway to the Bombay Hills, then quiet farm roads. Fuel is cheaper in Matamata than on the motorway.",
    de: "Autobahn bis zu den Bombay Hills, danach ruhige Landstraßen. In Matamata tanken Sie günstiger als an der Autobahn.",
    es: "Autopista hasta Bombay Hills y después carreteras rurales tranquilas. El combustible es más barato en Matamata que en la autopista.",
    it: "Autostrada fino alle Bombay Hills, poi tranquille strade di campagna. A Matamata il carburante costa meno che in autostrada.",
    fr: "Autoroute jusqu'aux Bombay Hills, puis petites routes de campagne. Le carburant est moins cher à Matamata que sur l'autoroute.",
  }),
  leg("AKL", "WTO", 190, 150, {
    en: "Follow State Highway 1 along the Waikato River and turn west at Ōtorohanga. Arrive 20 minutes before a cave tour.",
    de: "Folgen Sie dem State Highway 1 am Waikato entlang und biegen Sie in Ōtorohanga nach Westen ab. Planen Sie 20 Minuten Vorlauf vor der Höhlentour ein.",
    es: "Siga la State Highway 1 junto al río Waikato y gire al oeste en Ōtorohanga. Llegue 20 minutos antes de la visita a la cueva.",
    it: "Seguire la State Highway 1 lungo il fiume Waikato e svoltare a ovest a Ōtorohanga. Arrivare 20 minuti prima della visita alla grotta.",
    fr: "Suivez la State Highway 1 le long du Waikato et tournez à l'ouest à Ōtorohanga. Arrivez 20 minutes avant la visite de la grotte.",
  }),
  leg("MTA", "ROT", 70, 60, {
    en: "The road climbs over the Kaimai–Mamaku forest. Fog is common before ten in the morning.",
    de: "Die Straße führt über den Wald von Kaimai-Mamaku. Vor zehn Uhr liegt dort oft Nebel.",
    es: "La carretera sube por el bosque de Kaimai-Mamaku. Antes de las diez suele haber niebla.",
    it: "La strada sale attraverso la foresta di Kaimai-Mamaku. Prima delle dieci c'è spesso nebbia.",
    fr: "La route franchit la forêt de Kaimai-Mamaku. Le brouillard y est fréquent avant dix heures.",
  }),
  leg("WTO", "ROT", 140, 120, {
    en: "A winding country road with few petrol stations: fill up in Ōtorohanga or Te Kūiti.",
    de: "Kurvige Landstraße mit wenigen Tankstellen: Tanken Sie in Ōtorohanga oder Te Kūiti.",
    es: "Carretera rural con curvas y pocas gasolineras: reposte en Ōtorohanga o Te Kūiti.",
    it: "Strada di campagna tortuosa con pochi distributori: fare il pieno a Ōtorohanga o Te Kūiti.",
    fr: "Route de campagne sinueuse avec peu de stations : faites le plein à Ōtorohanga ou à Te Kūiti.",
  }),
  leg("ROT", "TUO", 80, 65, {
    en: "Allow an hour extra for the Waiotapu springs or Huka Falls, both a few minutes off the road.",
    de: "Planen Sie eine Stunde mehr für die Quellen von Waiotapu oder die Huka-Fälle ein, beide wenige Minuten neben der Straße.",
    es: "Reserve una hora más para las fuentes de Waiotapu o las cataratas Huka, a pocos minutos de la carretera.",
    it: "Prevedere un'ora in più per le sorgenti di Waiotapu o le cascate Huka, a pochi minuti dalla strada.",
    fr: "Prévoyez une heure de plus pour les sources de Waiotapu ou les chutes de Huka, à quelques minutes de la route.",
  }),
  leg("TUO", "NPE", 140, 120, {
    en: "A lonely mountain road with good tarmac. There is no fuel for the first 100 kilometres.",
    de: "Einsame, gut ausgebaute Bergstraße. Auf den ersten 100 Kilometern gibt es keine Tankstelle.",
    es: "Carretera de montaña solitaria y bien asfaltada. No hay gasolineras en los primeros 100 kilómetros.",
    it: "Strada di montagna solitaria e ben asfaltata. Nessun distributore nei primi 100 chilometri.",
    fr: "Route de montagne isolée, en bon état. Aucune station pendant les 100 premiers kilomètres.",
  }),
  leg("NPE", "WLG", 320, 270, {
    en: "Break the drive in the Wairarapa wine villages. The Remutaka Hill road is steep and windy.",
    de: "Machen Sie Pause in den Weindörfern der Wairarapa. Die Straße über den Remutaka Hill ist steil und windig.",
    es: "Haga una pausa en los pueblos vinícolas de Wairarapa. La subida de Remutaka Hill es empinada y ventosa.",
    it: "Fare una pausa nei paesi del vino della Wairarapa. La strada del Remutaka Hill è ripida e ventosa.",
    fr: "Faites une pause dans les villages viticoles de Wairarapa. La route de Remutaka Hill est raide et ventée.",
  }),
  leg("TUO", "WLG", 375, 300, {
    en: "The Desert Road passes three volcanoes and may close in snow. Plan a long lunch in Taihape or Foxton.",
    de: "Die Desert Road führt an drei Vulkanen vorbei und kann bei Schnee gesperrt sein. Planen Sie eine lange Mittagspause in Taihape oder Foxton ein.",
    es: "La Desert Road pasa junto a tres volcanes y puede cerrarse con nieve. Prevea una comida larga en Taihape o Foxton.",
    it: "La Desert Road costeggia tre vulcani e può chiudere per neve. Prevedere una lunga sosta per il pranzo a Taihape o Foxton.",
    fr: "La Desert Road longe trois volcans et peut fermer par temps de neige. Prévoyez une longue pause déjeuner à Taihape ou à Foxton.",
  }),
  ferry("WLG", "PCN", 92, 210, {
    en: "Check in 60 minutes before sailing. The last hour through the Marlborough Sounds is the finest: go on deck.",
    de: "Check-in 60 Minuten vor Abfahrt. Die letzte Stunde durch die Marlborough Sounds ist die schönste: Gehen Sie an Deck.",
    es: "Facture 60 minutos antes de zarpar. La última hora por los Marlborough Sounds es la más bonita: suba a cubierta.",
    it: "Check-in 60 minuti prima della partenza. L'ultima ora nei Marlborough Sounds è la più bella: salire sul ponte.",
    fr: "Enregistrement 60 minutes avant le départ. La dernière heure dans les Marlborough Sounds est la plus belle : montez sur le pont.",
  }),
  leg("PCN", "NSN", 135, 120, {
    en: "Queen Charlotte Drive is slower and prettier than the main road as far as Havelock, known for green mussels.",
    de: "Der Queen Charlotte Drive ist langsamer und schöner als die Hauptstraße bis Havelock, dem Ort der Grünschalmuscheln.",
    es: "Queen Charlotte Drive es más lenta y más bonita que la carretera principal hasta Havelock, famosa por sus mejillones.",
    it: "La Queen Charlotte Drive è più lenta e più bella della strada principale fino a Havelock, nota per le cozze verdi.",
    fr: "Queen Charlotte Drive est plus lente et plus jolie que la grande route jusqu'à Havelock, réputée pour ses moules vertes.",
  }),
  leg("PCN", "KBZ", 155, 135, {
    en: "After the vineyards of Blenheim the road follows the ocean. Look for fur seals at Ōhau Point, from the lay-by only.",
    de: "Nach den Weingärten von Blenheim folgt die Straße dem Meer. Am Ōhau Point sehen Sie Pelzrobben, bitte nur vom Parkplatz aus.",
    es: "Tras los viñedos de Blenheim la carretera sigue el océano. En Ōhau Point se ven lobos marinos, solo desde el mirador.",
    it: "Dopo i vigneti di Blenheim la strada segue l'oceano. A Ōhau Point si vedono le otarie, solo dalla piazzola.",
    fr: "Après les vignes de Blenheim, la route suit l'océan. À Ōhau Point, observez les otaries depuis l'aire de stationnement seulement.",
  }),
  leg("KBZ", "CHC", 180, 150, {
    en: "Hilly at first, then flat farmland. Waipara has wineries with good lunches.",
    de: "Zuerst hügelig, dann flaches Farmland. In Waipara gibt es Weingüter mit guter Küche.",
    es: "Al principio con colinas, después llanura agrícola. En Waipara hay bodegas donde se come bien.",
    it: "Prima collinare, poi pianura agricola. A Waipara ci sono cantine con buona cucina.",
    fr: "Vallonné au début, puis plaine agricole. À Waipara, les domaines viticoles servent de bons déjeuners.",
  }),
  leg("NSN", "PUN", 275, 240, {
    en: "Fill up in Murchison. The Buller Gorge has one-lane sections: the arrows say who goes first.",
    de: "Tanken Sie in Murchison. In der Buller-Schlucht gibt es einspurige Stellen: Die Pfeile regeln die Vorfahrt.",
    es: "Reposte en Murchison. La garganta del Buller tiene tramos de un solo carril: las flechas indican la prioridad.",
    it: "Fare il pieno a Murchison. Nella gola del Buller ci sono tratti a una corsia: le frecce indicano la precedenza.",
    fr: "Faites le plein à Murchison. Les gorges de la Buller ont des passages à une voie : les flèches donnent la priorité.",
  }),
  leg("GMN", "FRJ", 175, 150, {
    en: "Hokitika is the best stop for coffee and greenstone carving. Rain is likely: keep the headlights on.",
    de: "Hokitika ist der beste Halt für Kaffee und Jadeschnitzer. Regen ist wahrscheinlich: Fahren Sie mit Licht.",
    es: "Hokitika es la mejor parada para un café y ver tallas de jade. Es probable la lluvia: lleve las luces encendidas.",
    it: "Hokitika è la sosta migliore per un caffè e gli intagliatori di giada. La pioggia è probabile: tenere i fari accesi.",
    fr: "Hokitika est la meilleure halte pour un café et les sculpteurs de jade. La pluie est probable : roulez phares allumés.",
  }),
  leg("FRJ", "WKA", 285, 255, {
    en: "Start early and bring lunch. Stop at Knights Point and the Blue Pools; the Haast Pass has little phone reception.",
    de: "Fahren Sie früh los und nehmen Sie Proviant mit. Halten Sie am Knights Point und an den Blue Pools; am Haast Pass gibt es kaum Empfang.",
    es: "Salga temprano y lleve comida. Pare en Knights Point y en Blue Pools; en Haast Pass casi no hay cobertura.",
    it: "Partire presto e portare il pranzo. Fermarsi a Knights Point e alle Blue Pools; al Haast Pass quasi non c'è segnale.",
    fr: "Partez tôt avec un pique-nique. Arrêts à Knights Point et aux Blue Pools ; presque pas de réseau au col de Haast.",
  }),
  leg("WKA", "ZQN", 68, 70, {
    en: "The Crown Range is the highest main road in the country. Use a low gear on the way down.",
    de: "Die Crown Range ist die höchste Hauptstraße des Landes. Fahren Sie bergab im niedrigen Gang.",
    es: "Crown Range es la carretera principal más alta del país. Baje con una marcha corta.",
    it: "La Crown Range è la strada principale più alta del Paese. In discesa usare una marcia bassa.",
    fr: "La Crown Range est la route principale la plus haute du pays. Descendez sur un petit rapport.",
  }),
  leg("ZQN", "TEU", 171, 135, {
    en: "Along Lake Wakatipu below the Remarkables, then open sheep country. Fill up in Te Anau.",
    de: "Am Lake Wakatipu entlang unter den Remarkables, dann offenes Schafland. Tanken Sie in Te Anau.",
    es: "Junto al lago Wakatipu bajo los Remarkables, después campos de ovejas. Reposte en Te Anau.",
    it: "Lungo il lago Wakatipu sotto i Remarkables, poi pascoli aperti. Fare il pieno a Te Anau.",
    fr: "Le long du lac Wakatipu sous les Remarkables, puis de vastes pâturages. Faites le plein à Te Anau.",
  }),
  leg("TEU", "MFN", 118, 120, {
    en: "Leave three hours before your cruise. There is no fuel after Te Anau and one lane in the Homer Tunnel; do not feed the kea.",
    de: "Fahren Sie drei Stunden vor Ihrer Schifffahrt los. Nach Te Anau gibt es keine Tankstelle, der Homer-Tunnel ist einspurig; bitte füttern Sie die Keas nicht.",
    es: "Salga tres horas antes del crucero. No hay gasolineras después de Te Anau y el túnel Homer es de un carril; no alimente a los keas.",
    it: "Partire tre ore prima della crociera. Nessun distributore dopo Te Anau e una sola corsia nel tunnel Homer; non dare cibo ai kea.",
    fr: "Partez trois heures avant la croisière. Pas de carburant après Te Anau et une seule voie dans le tunnel Homer ; ne nourrissez pas les keas.",
  }),
  leg("ZQN", "MON", 262, 210, {
    en: "Over the Lindis Pass, golden in summer and icy in winter. The view from Lake Pūkaki is best before noon.",
    de: "Über den Lindis Pass, im Sommer goldgelb, im Winter vereist. Der Blick am Lake Pūkaki ist vor Mittag am schönsten.",
    es: "Por Lindis Pass, dorado en verano y helado en invierno. La vista desde el lago Pūkaki es mejor antes del mediodía.",
    it: "Attraverso il Lindis Pass, dorato d'estate e ghiacciato d'inverno. La vista dal lago Pūkaki è migliore prima di mezzogiorno.",
    fr: "Par le Lindis Pass, doré en été et verglacé en hiver. La vue du lac Pūkaki est plus belle avant midi.",
  }),
  leg("MON", "TKP", 105, 80, {
    en: "Keep Lake Pūkaki on your left and stop at Peter's Lookout for the last view of Aoraki.",
    de: "Der Lake Pūkaki liegt zu Ihrer Linken; am Peter's Lookout sehen Sie den Aoraki ein letztes Mal.",
    es: "Con el lago Pūkaki a la izquierda, pare en Peter's Lookout para la última vista del Aoraki.",
    it: "Con il lago Pūkaki a sinistra, sosta a Peter's Lookout per l'ultima vista dell'Aoraki.",
    fr: "Le lac Pūkaki à votre gauche, arrêtez-vous à Peter's Lookout pour une dernière vue de l'Aoraki.",
  }),
  leg("TKP", "MON", 105, 80, {
    en: "Turn right after Lake Pūkaki. There is no supermarket in the village: shop in Tekapo or Twizel.",
    de: "Biegen Sie nach dem Lake Pūkaki rechts ab. Im Dorf gibt es keinen Supermarkt: Kaufen Sie in Tekapo oder Twizel ein.",
    es: "Gire a la derecha tras el lago Pūkaki. En el pueblo no hay supermercado: compre en Tekapo o Twizel.",
    it: "Svoltare a destra dopo il lago Pūkaki. Nel villaggio non c'è supermercato: fare la spesa a Tekapo o Twizel.",
    fr: "Tournez à droite après le lac Pūkaki. Pas de supermarché au village : faites vos courses à Tekapo ou à Twizel.",
  }),
  leg("MON", "ZQN", 262, 210, {
    en: "Salmon farms near Twizel, fruit stalls in Cromwell, then the Kawarau Gorge. Arrive before dark.",
    de: "Lachsfarmen bei Twizel, Obststände in Cromwell, dann die Kawarau-Schlucht. Kommen Sie vor der Dunkelheit an.",
    es: "Criaderos de salmón cerca de Twizel, puestos de fruta en Cromwell y la garganta del Kawarau. Llegue antes de anochecer.",
    it: "Allevamenti di salmone vicino a Twizel, bancarelle di frutta a Cromwell, poi la gola del Kawarau. Arrivare prima del buio.",
    fr: "Élevages de saumon près de Twizel, étals de fruits à Cromwell, puis les gorges de la Kawarau. Arrivez avant la nuit.",
  }),
  leg("CHC", "TKP", 226, 180, {
    en: "Geraldine has good bakeries. The blue of Lake Tekapo appears after Burkes Pass.",
    de: "In Geraldine gibt es gute Bäckereien. Das Blau des Lake Tekapo zeigt sich nach dem Burkes Pass.",
    es: "Geraldine tiene buenas panaderías. El azul del lago Tekapo aparece tras Burkes Pass.",
    it: "A Geraldine ci sono buone panetterie. Il blu del lago Tekapo appare dopo il Burkes Pass.",
    fr: "Geraldine a de bonnes boulangeries. Le bleu du lac Tekapo apparaît après Burkes Pass.",
  }),
  leg("TKP", "CHC", 226, 180, {
    en: "Hand-baked pies in Fairlie, then the plains. Return the car with a full tank.",
    de: "Frische Pies in Fairlie, danach die Ebene. Geben Sie den Wagen vollgetankt zurück.",
    es: "Empanadas caseras en Fairlie y después la llanura. Devuelva el coche con el depósito lleno.",
    it: "Torte salate fatte a mano a Fairlie, poi la pianura. Restituire l'auto con il pieno.",
    fr: "Tourtes maison à Fairlie, puis la plaine. Rendez la voiture avec le plein.",
  }),
  leg("TEU", "DUD", 290, 225, {
    en: "Gentle farmland by way of Gore. Watch for sheep on the road in the late afternoon.",
    de: "Sanftes Farmland über Gore. Achten Sie am späten Nachmittag auf Schafe.",
    es: "Campos suaves por Gore. Atención a las ovejas al final de la tarde.",
    it: "Dolce campagna passando per Gore. Attenzione alle pecore nel tardo pomeriggio.",
    fr: "Campagne douce par Gore. Attention aux moutons en fin d'après-midi.",
  }),
  leg("DUD", "CHC", 360, 300, {
    en: "Stop at the Moeraki Boulders at low tide and in Ōamaru for the old harbour quarter.",
    de: "Halten Sie bei Ebbe an den Moeraki Boulders und in Ōamaru für das alte Hafenviertel.",
    es: "Pare en Moeraki Boulders con marea baja y en Ōamaru para ver el antiguo barrio portuario.",
    it: "Sosta ai Moeraki Boulders con la bassa marea e a Ōamaru per il vecchio quartiere del porto.",
    fr: "Arrêt aux Moeraki Boulders à marée basse et à Ōamaru pour le vieux quartier du port.",
  }),
  leg("CHC", "AKO", 82, 90, {
    en: "Take the summit road back if the weather is clear. The last stretch is steep with tight bends.",
    de: "Nehmen Sie bei klarem Wetter die Summit Road. Das letzte Stück ist steil und kurvig.",
    es: "Con buen tiempo tome la Summit Road. El último tramo es empinado y con curvas cerradas.",
    it: "Con tempo sereno prendere la Summit Road. L'ultimo tratto è ripido con curve strette.",
    fr: "Par temps clair, prenez la Summit Road. La dernière partie est raide et sinueuse.",
  }),
  leg("CHC", "GMN", 240, 225, {
    en: "Across Arthur's Pass with its viaduct. Keep windows closed when kea are about.",
    de: "Über den Arthur's Pass mit seinem Viadukt. Halten Sie die Fenster geschlossen, wenn Keas in der Nähe sind.",
    es: "Por Arthur's Pass y su viaducto. Cierre las ventanillas si hay keas cerca.",
    it: "Attraverso Arthur's Pass e il suo viadotto. Finestrini chiusi quando ci sono i kea.",
    fr: "Par Arthur's Pass et son viaduc. Gardez les vitres fermées en présence de keas.",
  }),
  leg("MEL", "APB", 187, 165, {
    en: "Great Ocean Road from Torquay: drive westward to have the sea on your side. Koalas rest in the trees at Kennett River.",
    de: "Great Ocean Road ab Torquay: Westwärts liegt das Meer auf Ihrer Seite. In Kennett River schlafen Koalas in den Bäumen.",
    es: "Great Ocean Road desde Torquay: hacia el oeste tendrá el mar a su lado. En Kennett River hay koalas en los árboles.",
    it: "Great Ocean Road da Torquay: verso ovest il mare resta dal proprio lato. A Kennett River i koala dormono sugli alberi.",
    fr: "Great Ocean Road depuis Torquay : vers l'ouest, la mer est de votre côté. À Kennett River, des koalas dorment dans les arbres.",
  }),
  leg("CNS", "PTI", 67, 65, {
    en: "One of the prettiest coast roads of Queensland. Swim only between the flags and inside the stinger nets.",
    de: "Eine der schönsten Küstenstraßen Queenslands. Baden Sie nur zwischen den Flaggen und innerhalb der Quallennetze.",
    es: "Una de las carreteras costeras más bonitas de Queensland. Báñese solo entre las banderas y dentro de las redes.",
    it: "Una delle più belle strade costiere del Queensland. Fare il bagno solo tra le bandiere e dentro le reti.",
    fr: "L'une des plus belles routes côtières du Queensland. Baignez-vous seulement entre les drapeaux et dans les filets.",
  }),
];

function leg(from: string, to: string, km: number, minutes: number, notes: TranslatedText): RouteLegSeed {
  return { from, to, mode: "drive", km, minutes, notes };
}

function ferry(from: string, to: string, km: number, minutes: number, notes: TranslatedText): RouteLegSeed {
  return { from, to, mode: "ferry", km, minutes, notes };
}

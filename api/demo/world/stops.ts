import type { TranslatedText } from "#contract/primitives.ts";
import { placeSeeds } from "#api/demo/reference/places.ts";
import { five } from "./words.ts";

/** What the first day at a place and the days after it are about. */
type Stop = { arrive: TranslatedText; stay: TranslatedText };

const stops: Record<string, Stop> = {
  AKL: {
    arrive: five(
      "Walk down to the harbour and let the ferries set the pace.",
      "Spazieren Sie zum Hafen hinunter und lassen Sie die Fähren den Takt vorgeben.",
      "Baje paseando al puerto y deje que los ferris marquen el ritmo.",
      "Scendete al porto a piedi e lasciate che siano i traghetti a dare il ritmo.",
      "Descendez au port à pied et laissez les ferrys donner le rythme.",
    ),
    stay: five(
      "Take the 40-minute ferry to Waiheke, or stay for the museum on the hill.",
      "Nehmen Sie die Fähre nach Waiheke (40 Minuten) oder besuchen Sie das Museum auf dem Hügel.",
      "Tome el ferri de 40 minutos a Waiheke o quédese para visitar el museo de la colina.",
      "Prendete il traghetto di 40 minuti per Waiheke, oppure visitate il museo sulla collina.",
      "Prenez le ferry de 40 minutes pour Waiheke, ou restez pour le musée sur la colline.",
    ),
  },
  PAH: {
    arrive: five(
      "Subtropical hills, then the first islands between the trees.",
      "Subtropische Hügel, dann zwischen den Bäumen die ersten Inseln.",
      "Colinas subtropicales y, entre los árboles, las primeras islas.",
      "Colline subtropicali, poi tra gli alberi le prime isole.",
      "Collines subtropicales, puis les premières îles entre les arbres.",
    ),
    stay: five(
      "Waitangi in the morning, the bay by boat in the afternoon.",
      "Vormittags Waitangi, nachmittags mit dem Boot in die Bucht.",
      "Waitangi por la mañana, la bahía en barco por la tarde.",
      "Waitangi al mattino, la baia in barca nel pomeriggio.",
      "Waitangi le matin, la baie en bateau l'après-midi.",
    ),
  },
  WTO: {
    arrive: five(
      "Green hills without a straight line, and below them the caves.",
      "Grüne Hügel ohne eine gerade Linie, darunter die Höhlen.",
      "Colinas verdes sin una sola línea recta y, debajo, las cuevas.",
      "Colline verdi senza una linea retta e, sotto, le grotte.",
      "Des collines vertes sans une ligne droite et, dessous, les grottes.",
    ),
    stay: five(
      "Time for the farm, the dogs and a long walk to the natural bridge.",
      "Zeit für den Hof, die Hunde und einen langen Weg zur Felsbrücke.",
      "Tiempo para la granja, los perros y un largo paseo al puente natural.",
      "Tempo per la fattoria, i cani e una lunga passeggiata al ponte naturale.",
      "Du temps pour la ferme, les chiens et une longue marche jusqu'au pont naturel.",
    ),
  },
  ROT: {
    arrive: five(
      "The smell of sulphur announces the town, the lake is warm at the edges.",
      "Der Schwefelgeruch kündigt die Stadt an, am Ufer ist der See warm.",
      "El olor a azufre anuncia la ciudad; el lago está tibio en la orilla.",
      "L'odore di zolfo annuncia la città, il lago è tiepido alle rive.",
      "L'odeur de soufre annonce la ville, le lac est tiède sur les bords.",
    ),
    stay: five(
      "Geysers before breakfast, redwoods before noon, a hot pool before bed.",
      "Geysire vor dem Frühstück, Redwoods vor dem Mittag, ein heißes Becken vor dem Schlafen.",
      "Géiseres antes del desayuno, secuoyas antes del mediodía y una poza caliente antes de dormir.",
      "Geyser prima di colazione, sequoie prima di mezzogiorno, una vasca calda prima di dormire.",
      "Des geysers avant le petit déjeuner, des séquoias avant midi, un bassin chaud avant la nuit.",
    ),
  },
  WLG: {
    arrive: five(
      "A capital between harbour and hills, best seen from the cable car.",
      "Eine Hauptstadt zwischen Hafen und Hügeln, am schönsten von der Standseilbahn.",
      "Una capital entre puerto y colinas, mejor vista desde el funicular.",
      "Una capitale tra porto e colline, più bella vista dalla funicolare.",
      "Une capitale entre port et collines, plus belle vue du funiculaire.",
    ),
    stay: five(
      "The national museum takes half a day, the coffee the other half.",
      "Das Nationalmuseum braucht einen halben Tag, der Kaffee den anderen.",
      "El museo nacional ocupa medio día; el café, la otra mitad.",
      "Il museo nazionale occupa mezza giornata, il caffè l'altra metà.",
      "Le musée national prend une demi-journée, le café l'autre.",
    ),
  },
  KBZ: {
    arrive: five(
      "Seals on the rocks and snow above the sea: the road runs between the two.",
      "Robben auf den Felsen und Schnee über dem Meer: Die Straße führt dazwischen hindurch.",
      "Focas en las rocas y nieve sobre el mar: la carretera pasa entre ambas.",
      "Foche sugli scogli e neve sopra il mare: la strada passa nel mezzo.",
      "Des otaries sur les rochers et la neige au-dessus de la mer : la route passe entre les deux.",
    ),
    stay: five(
      "Walk around the peninsula; the tide decides which way.",
      "Gehen Sie um die Halbinsel; die Tide bestimmt die Richtung.",
      "Rodee la península a pie; la marea decide el sentido.",
      "Fate il giro della penisola; la marea decide il verso.",
      "Faites le tour de la presqu'île ; la marée choisit le sens.",
    ),
  },
  CHC: {
    arrive: five(
      "The garden city by tram and punt, rebuilt with a light hand.",
      "Die Gartenstadt mit Tram und Kahn, mit leichter Hand wiederaufgebaut.",
      "La ciudad jardín en tranvía y barca, reconstruida con mano ligera.",
      "La città giardino in tram e barca, ricostruita con mano leggera.",
      "La ville-jardin en tramway et en barque, reconstruite avec légèreté.",
    ),
    stay: five(
      "Over the hills to the harbour of Lyttelton, or a slow day along the Avon.",
      "Über die Hügel zum Hafen von Lyttelton oder ein langsamer Tag am Avon.",
      "Por las colinas al puerto de Lyttelton, o un día tranquilo junto al Avon.",
      "Oltre le colline al porto di Lyttelton, o una giornata lenta lungo l'Avon.",
      "Par les collines vers le port de Lyttelton, ou une journée lente au bord de l'Avon.",
    ),
  },
  GMN: {
    arrive: five(
      "Rain forest, driftwood and a coast that belongs to the wind.",
      "Regenwald, Treibholz und eine Küste, die dem Wind gehört.",
      "Selva, madera a la deriva y una costa que pertenece al viento.",
      "Foresta pluviale, legni spiaggiati e una costa che appartiene al vento.",
      "Forêt humide, bois flotté et une côte qui appartient au vent.",
    ),
    stay: five(
      "North to the pancake rocks at high tide.",
      "Nach Norden zu den Pfannkuchenfelsen bei Hochwasser.",
      "Al norte, a las rocas tortita con marea alta.",
      "A nord, alle rocce a pancake con l'alta marea.",
      "Au nord, vers les rochers en crêpes à marée haute.",
    ),
  },
  FRJ: {
    arrive: five(
      "From the sea to the ice in half an hour.",
      "In einer halben Stunde vom Meer zum Eis.",
      "Del mar al hielo en media hora.",
      "Dal mare al ghiaccio in mezz'ora.",
      "De la mer à la glace en une demi-heure.",
    ),
    stay: five(
      "The valley walk in the morning, when the ice is blue and the clouds are low.",
      "Der Weg durch das Tal am Morgen, wenn das Eis blau ist und die Wolken tief hängen.",
      "El sendero del valle por la mañana, con el hielo azul y las nubes bajas.",
      "Il sentiero della valle al mattino, con il ghiaccio blu e le nuvole basse.",
      "La marche dans la vallée le matin, quand la glace est bleue et les nuages bas.",
    ),
  },
  ZQN: {
    arrive: five(
      "Over the pass and down to the lake, with the Remarkables across the water.",
      "Über den Pass hinunter zum See, gegenüber die Remarkables.",
      "Por el paso hasta el lago, con los Remarkables enfrente.",
      "Oltre il passo fino al lago, con i Remarkables di fronte.",
      "Par le col jusqu'au lac, face aux Remarkables.",
    ),
    stay: five(
      "Arrowtown for its trees, Glenorchy for its road, or nothing at all.",
      "Arrowtown der Bäume wegen, Glenorchy der Straße wegen, oder gar nichts.",
      "Arrowtown por sus árboles, Glenorchy por su carretera, o nada en absoluto.",
      "Arrowtown per i suoi alberi, Glenorchy per la sua strada, o proprio niente.",
      "Arrowtown pour ses arbres, Glenorchy pour sa route, ou rien du tout.",
    ),
  },
  TEU: {
    arrive: five(
      "A quiet lake at the edge of the wilderness.",
      "Ein stiller See am Rand der Wildnis.",
      "Un lago tranquilo al borde de la naturaleza salvaje.",
      "Un lago silenzioso al margine della natura selvaggia.",
      "Un lac calme au bord du pays sauvage.",
    ),
    stay: five(
      "The road to the fiord, with stops at the mirror lakes and the chasm.",
      "Die Straße zum Fjord mit Halten an den Spiegelseen und der Schlucht.",
      "La carretera al fiordo, con paradas en los lagos espejo y la garganta.",
      "La strada per il fiordo, con soste ai laghi specchio e alla gola.",
      "La route du fiord, avec haltes aux lacs miroirs et à la gorge.",
    ),
  },
  MON: {
    arrive: five(
      "Along the blue lakes to the foot of the highest mountain.",
      "An den blauen Seen entlang zum Fuß des höchsten Berges.",
      "Junto a los lagos azules hasta el pie de la montaña más alta.",
      "Lungo i laghi azzurri fino ai piedi della montagna più alta.",
      "Le long des lacs bleus jusqu'au pied de la plus haute montagne.",
    ),
    stay: five(
      "Three swing bridges by day, and more stars than sky by night.",
      "Tagsüber drei Hängebrücken, nachts mehr Sterne als Himmel.",
      "Tres puentes colgantes de día y más estrellas que cielo de noche.",
      "Tre ponti sospesi di giorno e più stelle che cielo di notte.",
      "Trois ponts suspendus le jour, plus d'étoiles que de ciel la nuit.",
    ),
  },
  SYD: {
    arrive: five(
      "The first evening belongs to the harbour: take any ferry and stand outside.",
      "Der erste Abend gehört dem Hafen: Nehmen Sie irgendeine Fähre und bleiben Sie draußen stehen.",
      "La primera tarde es del puerto: tome cualquier ferri y quédese en cubierta.",
      "La prima sera è del porto: prendete un traghetto qualsiasi e restate all'aperto.",
      "Le premier soir appartient au port : prenez n'importe quel ferry et restez dehors.",
    ),
    stay: five(
      "The coastal walk from Bondi to Coogee, with a swim wherever you like.",
      "Der Küstenweg von Bondi nach Coogee, mit einem Bad, wo Sie mögen.",
      "El paseo costero de Bondi a Coogee, con un baño donde le apetezca.",
      "La passeggiata costiera da Bondi a Coogee, con un bagno dove volete.",
      "Le sentier côtier de Bondi à Coogee, avec un bain où vous voulez.",
    ),
  },
  AYQ: {
    arrive: five(
      "Red earth to the horizon, and in the evening the rock changes colour every minute.",
      "Rote Erde bis zum Horizont, und am Abend wechselt der Fels jede Minute die Farbe.",
      "Tierra roja hasta el horizonte; al atardecer la roca cambia de color a cada minuto.",
      "Terra rossa fino all'orizzonte, e la sera la roccia cambia colore ogni minuto.",
      "De la terre rouge jusqu'à l'horizon, et le soir le rocher change de couleur à chaque minute.",
    ),
    stay: five(
      "Walk around the base at sunrise and rest in the heat of the day.",
      "Umrunden Sie den Fels bei Sonnenaufgang und ruhen Sie in der Hitze des Tages.",
      "Rodee la base al amanecer y descanse en las horas de calor.",
      "Fate il giro della base all'alba e riposate nelle ore calde.",
      "Faites le tour de la base au lever du soleil et reposez-vous à la chaleur du jour.",
    ),
  },
  CNS: {
    arrive: five(
      "Warm air, flying foxes at dusk and a lagoon instead of a beach.",
      "Warme Luft, Flughunde in der Dämmerung und eine Lagune anstelle eines Strandes.",
      "Aire cálido, zorros voladores al anochecer y una laguna en lugar de playa.",
      "Aria calda, volpi volanti al crepuscolo e una laguna al posto della spiaggia.",
      "Air chaud, roussettes au crépuscule et un lagon en guise de plage.",
    ),
    stay: five(
      "North to the rainforest, where two world heritage areas meet.",
      "Nach Norden in den Regenwald, wo zwei Welterbestätten aneinanderstoßen.",
      "Al norte, a la selva donde se tocan dos patrimonios de la humanidad.",
      "A nord, nella foresta dove si incontrano due patrimoni dell'umanità.",
      "Au nord, vers la forêt où se touchent deux sites du patrimoine mondial.",
    ),
  },
  MEL: {
    arrive: five(
      "Laneways, trams and a market that closes when the fish is gone.",
      "Gassen, Trams und ein Markt, der schließt, wenn der Fisch verkauft ist.",
      "Callejones, tranvías y un mercado que cierra cuando se acaba el pescado.",
      "Vicoli, tram e un mercato che chiude quando finisce il pesce.",
      "Ruelles, tramways et un marché qui ferme quand il n'y a plus de poisson.",
    ),
    stay: five(
      "A day for galleries, gardens and the river.",
      "Ein Tag für Galerien, Gärten und den Fluss.",
      "Un día para galerías, jardines y el río.",
      "Una giornata per gallerie, giardini e il fiume.",
      "Une journée pour les galeries, les jardins et le fleuve.",
    ),
  },
};

/** Title and text of a day: the first at a place, a later one, or the last of the trip. */
export function dayTexts(
  place: string,
  part: "arrive" | "stay" | "leave",
): { title: TranslatedText; text: TranslatedText } {
  const name = placeSeeds.find((seed) => seed.code === place)?.name ?? place;
  const stop = stops[place];
  if (!stop) throw new RangeError(`The seed says nothing about ${place}`);
  if (part === "leave") return { title: fill(leaving, name), text: leavingText };
  return part === "arrive"
    ? { title: fill(arriving, name), text: stop.arrive }
    : { title: fill(staying, name), text: stop.stay };
}

const arriving = five("To {}", "Nach {}", "Hacia {}", "Verso {}", "Vers {}");
const staying = five("A day in {}", "Ein Tag in {}", "Un día en {}", "Una giornata a {}", "Une journée à {}");
const leaving = five("Departure from {}", "Abreise von {}", "Salida de {}", "Partenza da {}", "Départ de {}");
const leavingText = five(
  "Time for a last coffee before you travel on.",
  "Zeit für einen letzten Kaffee, bevor Sie weiterreisen.",
  "Tiempo para un último café antes de seguir viaje.",
  "Il tempo di un ultimo caffè prima di ripartire.",
  "Le temps d'un dernier café avant de repartir.",
);

function fill(text: TranslatedText, name: string): TranslatedText {
  // Every language of the pattern becomes one of the result.
  return Object.fromEntries(
    Object.entries(text).map(([locale, words]) => [locale, words.replace("{}", name)]),
  ) as TranslatedText;
}

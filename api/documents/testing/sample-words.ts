import type { Locale } from "#contract/primitives.ts";

/** Texts of the sample trip: per day a title and what happens. Spanish and Italian travellers read English. */
interface SampleWords {
  name: string;
  intro: string;
  thanks: string;
  alert: [string, string];
  days: [string, string][];
  room: string;
  cave: string;
  voucher: string;
  breakfast: string;
  meet: string;
  notes: string;
}

const en: SampleWords = {
  name: "New Zealand at Leisure for the Brandt Family",
  intro:
    "Welcome to Aotearoa. This booklet holds everything you need on the way: where you sleep, what is booked for you, and whom to call.\n\nPlease keep it at hand; the numbers of your vouchers are asked for on arrival.",
  thanks:
    "Thank you for travelling with us. We wish you clear mornings, good roads and many stories to take home.",
  alert: [
    "Road works on State Highway 5",
    "Between Taupō and Rotorua the road is reduced to one lane on weekdays from 9 am to 3 pm. Please allow 20 minutes more.",
  ],
  days: [
    [
      "Welcome to Auckland",
      "Your driver waits in the arrivals hall with a sign. The afternoon is yours: the harbour is a short walk from the hotel.",
    ],
    [
      "Into the Bay of Islands",
      "Northland begins behind the harbour bridge. Stop in Whangārei for lunch at the Town Basin, then follow the coast to Paihia.",
    ],
    ["A day on the water", "Dolphins are seen on most days. Bring a warm layer, even in summer."],
    ["Glow-worms and green hills", "South through the Waikato to the caves of Waitomo."],
    [
      "Steam and lakes",
      "Rotorua announces itself by its smell. In the evening you are guests at the cultural park.",
    ],
    ["Huka Falls and the great lake", "A short day with many stops. Taupō lies in the crater of a volcano."],
    ["Across the volcanic plateau", "The desert road shows the three mountains when the sky is clear."],
    [
      "Cook Strait",
      "The crossing takes three and a half hours, the last of them through the Marlborough Sounds.",
    ],
    ["Whales at Kaikōura", "The trip depends on the sea; the office at the station knows more from 7 am."],
    ["The garden city", "Christchurch at your own pace."],
    ["To the stars", "Over Burkes Pass into the Mackenzie Basin, one of the darkest skies on earth."],
    ["Journey home", "Return the car at the airport two hours before your flight."],
  ],
  room: "Harbour room, king bed, breakfast included",
  cave: "Glow-worm cave with boat ride",
  voucher: "Please show this number at the desk.",
  breakfast: "Breakfast is served from 7 to 10 am. Parking on site is included.",
  meet: "Arrivals hall, exit 2",
  notes:
    "Take the old road along the lake if you have time: it adds ten minutes and the best views of the day.",
};

const de: SampleWords = {
  name: "Neuseeland in Ruhe für Familie Brandt",
  intro:
    "Willkommen in Aotearoa. In diesem Heft steht alles, was Sie unterwegs brauchen: wo Sie schlafen, was für Sie gebucht ist und wen Sie anrufen können.\n\nBitte halten Sie es griffbereit; bei der Ankunft wird nach den Nummern Ihrer Voucher gefragt.",
  thanks:
    "Danke, dass Sie mit uns reisen. Wir wünschen Ihnen klare Morgen, gute Straßen und viele Geschichten für zu Hause.",
  alert: [
    "Bauarbeiten auf dem State Highway 5",
    "Zwischen Taupō und Rotorua ist die Straße werktags von 9 bis 15 Uhr nur einspurig befahrbar. Bitte planen Sie 20 Minuten mehr ein.",
  ],
  days: [
    [
      "Willkommen in Auckland",
      "Ihr Fahrer erwartet Sie mit einem Schild in der Ankunftshalle. Der Nachmittag gehört Ihnen: Der Hafen liegt nur wenige Schritte vom Hotel entfernt.",
    ],
    [
      "In die Bay of Islands",
      "Hinter der Hafenbrücke beginnt Northland. Zum Mittagessen empfehlen wir Whangārei mit seinem Town Basin, danach folgt die Straße der Küste bis Paihia.",
    ],
    [
      "Ein Tag auf dem Wasser",
      "An den meisten Tagen zeigen sich Delfine. Nehmen Sie auch im Sommer etwas Warmes mit.",
    ],
    ["Glühwürmchen und grüne Hügel", "Durch den Waikato nach Süden zu den Höhlen von Waitomo."],
    ["Dampf und Seen", "Rotorua kündigt sich durch seinen Geruch an. Am Abend sind Sie Gäste im Kulturpark."],
    [
      "Huka Falls und der große See",
      "Ein kurzer Tag mit vielen Halten. Taupō liegt im Krater eines Vulkans.",
    ],
    ["Über das Vulkanplateau", "Bei klarem Himmel zeigt die Desert Road alle drei Berge."],
    [
      "Cookstraße",
      "Die Überfahrt dauert dreieinhalb Stunden, die letzte davon durch die Marlborough Sounds.",
    ],
    ["Wale vor Kaikōura", "Die Fahrt hängt vom Seegang ab; das Büro am Bahnhof weiß ab 7 Uhr mehr."],
    ["Die Gartenstadt", "Christchurch in Ihrem eigenen Tempo."],
    [
      "Zu den Sternen",
      "Über den Burkes Pass in das Mackenzie Basin, unter einen der dunkelsten Himmel der Erde.",
    ],
    ["Heimreise", "Geben Sie den Wagen zwei Stunden vor dem Abflug am Flughafen zurück."],
  ],
  room: "Hafenzimmer, Doppelbett, mit Frühstück",
  cave: "Glühwürmchenhöhle mit Bootsfahrt",
  voucher: "Bitte nennen Sie diese Nummer an der Rezeption.",
  breakfast: "Frühstück von 7 bis 10 Uhr. Der Parkplatz am Haus ist inbegriffen.",
  meet: "Ankunftshalle, Ausgang 2",
  notes:
    "Nehmen Sie, wenn Zeit ist, die alte Straße am See entlang: zehn Minuten länger und die schönsten Ausblicke des Tages.",
};

const fr: SampleWords = {
  name: "La Nouvelle-Zélande en douceur, famille Brandt",
  intro:
    "Bienvenue à Aotearoa. Ce carnet réunit tout ce qu’il vous faut en chemin : où vous dormez, ce qui est réservé pour vous et qui appeler.\n\nGardez-le à portée de main ; les numéros de vos bons vous seront demandés à l’arrivée.",
  thanks:
    "Merci de voyager avec nous. Nous vous souhaitons des matins clairs, de bonnes routes et mille histoires à raconter.",
  alert: [
    "Travaux sur la State Highway 5",
    "Entre Taupō et Rotorua, la circulation est alternée en semaine de 9 h à 15 h. Prévoyez 20 minutes de plus.",
  ],
  days: [
    [
      "Bienvenue à Auckland",
      "Votre chauffeur vous attend dans le hall des arrivées avec une pancarte. L’après-midi est à vous : le port est à quelques pas de l’hôtel.",
    ],
    [
      "Vers la baie des Îles",
      "Le Northland commence derrière le pont du port. Déjeunez à Whangārei, au Town Basin, puis suivez la côte jusqu’à Paihia.",
    ],
    [
      "Une journée sur l’eau",
      "On voit des dauphins presque tous les jours. Prenez un vêtement chaud, même en été.",
    ],
    ["Vers luisants et collines vertes", "Au sud, par le Waikato, jusqu’aux grottes de Waitomo."],
    ["Vapeurs et lacs", "Rotorua s’annonce par son odeur. Le soir, vous êtes les hôtes du parc culturel."],
    [
      "Les chutes Huka et le grand lac",
      "Une courte étape, de nombreux arrêts. Taupō repose dans le cratère d’un volcan.",
    ],
    ["Le plateau volcanique", "Par temps clair, la Desert Road montre les trois montagnes."],
    [
      "Le détroit de Cook",
      "La traversée dure trois heures et demie, la dernière à travers les Marlborough Sounds.",
    ],
    ["Les baleines de Kaikōura", "La sortie dépend de la mer ; le bureau de la gare en sait plus dès 7 h."],
    ["La ville-jardin", "Christchurch à votre rythme."],
    [
      "Vers les étoiles",
      "Par le Burkes Pass jusqu’au Mackenzie Basin, l’un des ciels les plus noirs de la planète.",
    ],
    ["Le retour", "Rendez la voiture à l’aéroport deux heures avant votre vol."],
  ],
  room: "Chambre côté port, grand lit, petit-déjeuner compris",
  cave: "Grotte aux vers luisants, avec promenade en barque",
  voucher: "Présentez ce numéro à la réception.",
  breakfast: "Petit-déjeuner de 7 h à 10 h. Le stationnement sur place est compris.",
  meet: "Hall des arrivées, sortie 2",
  notes:
    "Si vous avez le temps, prenez l’ancienne route du lac : dix minutes de plus et les plus belles vues de la journée.",
};

export const sampleWords: Record<Locale, SampleWords> = { en, de, fr, es: en, it: en };

import type { TranslatedText } from "#contract/primitives.ts";
import type { ProductSeed } from "./product-seed.ts";
import { five } from "./words.ts";

type Included = { inclusions: TranslatedText[]; exclusions: TranslatedText[] };

const wifi = five(
  "Wi-Fi in all rooms",
  "WLAN in allen Zimmern",
  "Wifi en todas las habitaciones",
  "Wi-Fi in tutte le camere",
  "Wi-Fi dans toutes les chambres",
);
const travelInsurance = five(
  "Travel insurance",
  "Reiseversicherung",
  "Seguro de viaje",
  "Assicurazione di viaggio",
  "Assurance voyage",
);
const ownTransport = five(
  "Travel to the meeting point",
  "Anreise zum Treffpunkt",
  "Traslado hasta el punto de encuentro",
  "Trasferimento al punto di ritrovo",
  "Trajet jusqu'au point de rendez-vous",
);

/** Hire of every car: what the daily rate covers and what the driver pays on the spot. */
const carHire: Included = {
  inclusions: [
    five(
      "Unlimited kilometres and one additional driver",
      "Unbegrenzte Kilometer und ein Zusatzfahrer",
      "Kilometraje ilimitado y un conductor adicional",
      "Chilometraggio illimitato e un guidatore aggiuntivo",
      "Kilométrage illimité et un conducteur supplémentaire",
    ),
    five(
      "Full cover without excess",
      "Vollkaskoschutz ohne Selbstbeteiligung",
      "Seguro a todo riesgo sin franquicia",
      "Copertura totale senza franchigia",
      "Assurance tous risques sans franchise",
    ),
  ],
  exclusions: [
    five(
      "Fuel, road tolls and traffic fines",
      "Kraftstoff, Maut und Bußgelder",
      "Combustible, peajes y multas",
      "Carburante, pedaggi e multe",
      "Carburant, péages et amendes",
    ),
    travelInsurance,
  ],
};

/** What is in the price and what is not, by code; hotels say where, as a trip has several. */
const includedByCode: Record<string, Included> = {
  CHCACAVOCHCRIVRRM: {
    inclusions: [wifi],
    exclusions: [
      five(
        "Breakfast in Christchurch",
        "Frühstück in Christchurch",
        "Desayuno en Christchurch",
        "Colazione a Christchurch",
        "Petit déjeuner à Christchurch",
      ),
    ],
  },
  FRJACBLUFRJSTUDIO: {
    inclusions: [
      wifi,
      five(
        "Kitchenette and parking in Franz Josef",
        "Küchenzeile und Parkplatz in Franz Josef",
        "Cocina equipada y aparcamiento en Franz Josef",
        "Angolo cottura e parcheggio a Franz Josef",
        "Kitchenette et parking à Franz Josef",
      ),
    ],
    exclusions: [
      five(
        "Meals in Franz Josef",
        "Mahlzeiten in Franz Josef",
        "Comidas en Franz Josef",
        "Pasti a Franz Josef",
        "Repas à Franz Josef",
      ),
    ],
  },
  ZQNACREMZQNTERRCE: {
    inclusions: [
      five(
        "Breakfast buffet in Queenstown",
        "Frühstücksbuffet in Queenstown",
        "Desayuno bufé en Queenstown",
        "Colazione a buffet a Queenstown",
        "Petit déjeuner buffet à Queenstown",
      ),
    ],
    exclusions: [
      five(
        "Parking in Queenstown",
        "Parkplatz in Queenstown",
        "Aparcamiento en Queenstown",
        "Parcheggio a Queenstown",
        "Parking à Queenstown",
      ),
    ],
  },
  ROTACSTEROTPARKRM: {
    inclusions: [
      five(
        "Use of the warm pools in Rotorua",
        "Nutzung der Warmbecken in Rotorua",
        "Acceso a las piscinas templadas en Rotorua",
        "Accesso alle vasche calde a Rotorua",
        "Accès aux bassins chauds à Rotorua",
      ),
    ],
    exclusions: [
      five(
        "Breakfast in Rotorua",
        "Frühstück in Rotorua",
        "Desayuno en Rotorua",
        "Colazione a Rotorua",
        "Petit déjeuner à Rotorua",
      ),
    ],
  },
  AKLACPOHAKLHARBOR: {
    inclusions: [wifi],
    exclusions: [
      five(
        "Breakfast and parking in Auckland",
        "Frühstück und Parkplatz in Auckland",
        "Desayuno y aparcamiento en Auckland",
        "Colazione e parcheggio ad Auckland",
        "Petit déjeuner et parking à Auckland",
      ),
    ],
  },
  CHCTNALPCHCSCENIC: {
    inclusions: [
      five(
        "Reserved seat on the train, two pieces of luggage each",
        "Reservierter Sitzplatz im Zug, zwei Gepäckstücke pro Person",
        "Asiento reservado en el tren, dos maletas por persona",
        "Posto riservato in treno, due bagagli a persona",
        "Place réservée dans le train, deux bagages par personne",
      ),
      five(
        "Audio commentary on board",
        "Audiokommentar an Bord",
        "Comentarios por audio a bordo",
        "Commento audio a bordo",
        "Commentaire audio à bord",
      ),
    ],
    exclusions: [
      five(
        "Food and drinks on the train",
        "Speisen und Getränke im Zug",
        "Comida y bebidas en el tren",
        "Pasti e bevande in treno",
        "Repas et boissons dans le train",
      ),
    ],
  },
  WTOATGLOWTOCAVE45: {
    inclusions: [
      five(
        "Cave tour with guide and boat ride",
        "Höhlenführung mit Guide und Bootsfahrt",
        "Visita guiada de la cueva y paseo en barca",
        "Visita guidata della grotta e giro in barca",
        "Visite guidée de la grotte et promenade en barque",
      ),
    ],
    exclusions: [ownTransport],
  },
  ROTATGEYROTEVENIN: {
    inclusions: [
      five(
        "Dinner from the earth oven, performance and hotel pick-up",
        "Abendessen aus dem Erdofen, Aufführung und Abholung am Hotel",
        "Cena del horno de tierra, espectáculo y recogida en el hotel",
        "Cena dal forno di terra, spettacolo e prelievo in hotel",
        "Dîner au four de terre, spectacle et prise en charge à l'hôtel",
      ),
    ],
    exclusions: [
      five(
        "Drinks with dinner",
        "Getränke zum Abendessen",
        "Bebidas durante la cena",
        "Bevande a cena",
        "Boissons du dîner",
      ),
    ],
  },
  MFNCRFIOMFNNATURE: {
    inclusions: [
      five(
        "Two-hour cruise with commentary, tea and coffee",
        "Zweistündige Schifffahrt mit Erläuterungen, Tee und Kaffee",
        "Crucero comentado de dos horas, té y café",
        "Crociera commentata di due ore, tè e caffè",
        "Croisière commentée de deux heures, thé et café",
      ),
    ],
    exclusions: [
      five(
        "Lunch on board in Milford Sound",
        "Mittagessen an Bord am Milford Sound",
        "Almuerzo a bordo en Milford Sound",
        "Pranzo a bordo a Milford Sound",
        "Déjeuner à bord à Milford Sound",
      ),
      five(
        "Parking at the Milford Sound wharf",
        "Parkgebühr am Anleger im Milford Sound",
        "Aparcamiento en el muelle de Milford Sound",
        "Parcheggio al molo di Milford Sound",
        "Stationnement à l'embarcadère de Milford Sound",
      ),
    ],
  },
  KBZCRSPOKBZWHALES: {
    inclusions: [
      five(
        "Four fifths of the fare back if no whale is seen",
        "Erstattung von 80 % des Fahrpreises, wenn kein Wal zu sehen ist",
        "Devolución del 80 % del billete si no se ven ballenas",
        "Rimborso dell'80% del biglietto se non si vedono balene",
        "Remboursement de 80 % du billet si aucune baleine n'est observée",
      ),
    ],
    exclusions: [
      five(
        "Binoculars and sea-sickness tablets",
        "Ferngläser und Mittel gegen Seekrankheit",
        "Prismáticos y pastillas contra el mareo",
        "Binocoli e pastiglie contro il mal di mare",
        "Jumelles et comprimés contre le mal de mer",
      ),
    ],
  },
  ZQNCRSILZQNLAKE90: {
    inclusions: [
      five(
        "Steamer cruise with a look into the engine room",
        "Dampferfahrt mit Blick in den Maschinenraum",
        "Crucero en vapor con visita a la sala de máquinas",
        "Crociera in battello a vapore con visita alla sala macchine",
        "Croisière en vapeur avec visite de la salle des machines",
      ),
    ],
    exclusions: [
      five(
        "Snacks and drinks on the steamer",
        "Snacks und Getränke auf dem Dampfer",
        "Aperitivos y bebidas en el vapor",
        "Snack e bevande sul battello",
        "Collations et boissons à bord du vapeur",
      ),
    ],
  },
  FRJATMISZQNVALLEY: {
    inclusions: [
      five(
        "Walking guide, boots and rain jacket on loan",
        "Wanderguide, Leihschuhe und Leihregenjacke",
        "Guía, botas e impermeable prestados",
        "Guida, scarponi e giacca impermeabile a noleggio gratuito",
        "Guide, chaussures et veste de pluie prêtées",
      ),
    ],
    exclusions: [
      five(
        "Packed lunch for the glacier walk",
        "Lunchpaket für die Gletscherwanderung",
        "Almuerzo para llevar en la caminata del glaciar",
        "Pranzo al sacco per la passeggiata al ghiacciaio",
        "Panier-repas pour la marche au glacier",
      ),
    ],
  },
  CNSCRREECNSOUTERR: {
    inclusions: [
      five(
        "Lunch, snorkel gear and talk by the marine biologist",
        "Mittagessen, Schnorchelausrüstung und Vortrag der Meeresbiologin",
        "Almuerzo, equipo de esnórquel y charla de la bióloga marina",
        "Pranzo, attrezzatura da snorkeling e incontro con la biologa marina",
        "Déjeuner, équipement de snorkeling et causerie de la biologiste marine",
      ),
    ],
    exclusions: [
      five(
        "Introductory dive",
        "Schnuppertauchgang",
        "Bautismo de buceo",
        "Immersione di prova",
        "Baptême de plongée",
      ),
    ],
  },
  SYDACJACSYDCITYRM: {
    inclusions: [wifi],
    exclusions: [
      five(
        "Breakfast in Sydney",
        "Frühstück in Sydney",
        "Desayuno en Sídney",
        "Colazione a Sydney",
        "Petit déjeuner à Sydney",
      ),
    ],
  },
  AYQACREDAYQDESERT: {
    inclusions: [
      five(
        "Breakfast and airport shuttle at Uluru",
        "Frühstück und Flughafenbus am Uluru",
        "Desayuno y traslado al aeropuerto en Uluru",
        "Colazione e navetta aeroportuale a Uluru",
        "Petit déjeuner et navette aéroport à Uluru",
      ),
    ],
    exclusions: [
      five(
        "Entry to the Uluru national park",
        "Eintritt in den Nationalpark am Uluru",
        "Entrada al parque nacional de Uluru",
        "Ingresso al parco nazionale di Uluru",
        "Entrée du parc national d'Uluru",
      ),
    ],
  },
  APBATOTWAPBGORDAY: {
    inclusions: [
      five(
        "Picnic, driver-guide and hotel pick-up on the Great Ocean Road",
        "Picknick, Fahrer mit Reiseleitung und Abholung am Hotel für die Great Ocean Road",
        "Picnic, conductor-guía y recogida en el hotel para la Great Ocean Road",
        "Picnic, autista-guida e prelievo in hotel per la Great Ocean Road",
        "Pique-nique, chauffeur-guide et prise en charge à l'hôtel pour la Great Ocean Road",
      ),
    ],
    exclusions: [
      five(
        "Evening meal on the way back",
        "Abendessen auf der Rückfahrt",
        "Cena en el camino de vuelta",
        "Cena al rientro",
        "Dîner sur le chemin du retour",
      ),
    ],
  },
};

/** The options with what their prices cover; throws where a code of the list above is no option's. */
export function withIncluded(seeds: ProductSeed[]): ProductSeed[] {
  const unknown = Object.keys(includedByCode).filter((code) => !seeds.some((seed) => seed.code === code));
  if (unknown.length > 0) throw new RangeError(`The seed has no option ${unknown.join(", ")}`);
  return seeds.map((seed) => {
    const included = isHiredCar(seed) ? carHire : includedByCode[seed.code];
    return included ? { ...seed, ...included } : seed;
  });
}

function isHiredCar({ serviceType, secondUnit }: ProductSeed): boolean {
  return serviceType === "RC" && secondUnit === "day24h";
}

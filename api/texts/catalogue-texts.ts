import type { Locale } from "#contract/primitives.ts";

type CatalogueTexts = Record<
  | ("supplierCodeTaken" | "supplierCodeFixed" | "supplierInUse" | "agesUnknown" | "brandOfYours")
  | ("dayOfMonth" | "contactUnreachable" | "onePrimary" | "primaryNeedsMail")
  | ("paxOrder" | "roomTwice" | "roomTooSmall" | "productCodeTaken" | "productCodeFixed")
  | ("productHasRates" | "productInUse" | "productGone" | "seasonsOverlap" | "priceKeyWrong" | "priceTwice")
  | ("belowCost" | "pricesMissing" | "closedWhy" | "dealFree" | "termsImpossible")
  | ("extraStays" | "extraTwice" | "extraPriceOther" | "extraPriceMissing"),
  string
>;

const all: Record<Locale, CatalogueTexts> = {
  en: {
    supplierCodeTaken: "Another supplier has this code.",
    supplierCodeFixed: "The codes of its products contain it, so it stays.",
    supplierInUse:
      "This supplier has products, bookings, attachments or accounts, so it cannot be deleted. Close it instead.",
    agesUnknown: "There are no ages of this name.",
    brandOfYours: "Choose at least one brand that you work for.",
    dayOfMonth: "A day of the month is from 1 to 31.",
    contactUnreachable: "Enter an email address or a phone number.",
    onePrimary: "Tick exactly one contact that gets our requests.",
    primaryNeedsMail: "Requests go by email: this contact needs an address.",
    paxOrder: "The most must not be less than the least.",
    roomTwice: "This kind of room is listed already.",
    roomTooSmall: "It must take at least as many as the number before.",
    productCodeTaken: "This supplier has a product with this code already.",
    productCodeFixed: "The code of the product contains it, so it stays.",
    productHasRates: "The product has rates, so it stays: another meaning would make them wrong.",
    productInUse:
      "Rates, files, quotes or packages refer to this product, so it cannot be deleted. Take it out of sale instead.",
    productGone: "This product is no longer there.",
    seasonsOverlap: "{{mine}} overlaps {{other}}. Change the days of one, or give one a higher priority.",
    priceKeyWrong: "This product has no such price.",
    priceTwice: "An earlier row has this price already.",
    belowCost: "It sells below cost. Say why below, or raise it.",
    pricesMissing: "A season needs one price at least, unless it is closed.",
    closedWhy: "Say why it is closed.",
    dealFree: "Fewer nights must be paid than stayed.",
    termsImpossible: "These rates cannot be priced as they are. Look at their prices again.",
    extraStays: "What was saved stays: {{codes}}. Untick “Sold” instead.",
    extraTwice: "There is an extra with this code already.",
    extraPriceOther: "An extra counted like this has no such price.",
    extraPriceMissing: "Enter a cost, or tick that the price is on request.",
  },
  de: {
    supplierCodeTaken: "Ein anderer Leistungsträger hat diesen Code.",
    supplierCodeFixed: "Die Codes seiner Produkte enthalten ihn, deshalb bleibt er.",
    supplierInUse:
      "Dieser Leistungsträger hat Produkte, Buchungen, Anhänge oder Konten und kann nicht gelöscht werden. Schließen Sie ihn stattdessen.",
    agesUnknown: "Altersgrenzen mit diesem Namen gibt es nicht.",
    brandOfYours: "Wählen Sie mindestens eine Marke, für die Sie arbeiten.",
    dayOfMonth: "Ein Tag des Monats liegt zwischen 1 und 31.",
    contactUnreachable: "Geben Sie eine E-Mail-Adresse oder eine Telefonnummer ein.",
    onePrimary: "Kreuzen Sie genau einen Kontakt an, der unsere Anfragen erhält.",
    primaryNeedsMail: "Anfragen gehen per E-Mail: Dieser Kontakt braucht eine Adresse.",
    paxOrder: "Das Höchste darf nicht kleiner als das Mindeste sein.",
    roomTwice: "Diese Zimmerart steht schon in der Liste.",
    roomTooSmall: "Es müssen mindestens so viele sein wie in der Zahl davor.",
    productCodeTaken: "Dieser Leistungsträger hat schon ein Produkt mit diesem Code.",
    productCodeFixed: "Der Code des Produkts enthält es, deshalb bleibt es.",
    productHasRates:
      "Das Produkt hat Raten, deshalb bleibt es dabei: Eine andere Bedeutung würde sie verfälschen.",
    productInUse:
      "Raten, Vorgänge, Angebote oder Pakete beziehen sich auf dieses Produkt; es kann nicht gelöscht werden. Nehmen Sie es stattdessen aus dem Verkauf.",
    productGone: "Dieses Produkt gibt es nicht mehr.",
    seasonsOverlap:
      "{{mine}} überschneidet sich mit {{other}}. Ändern Sie die Tage der einen oder geben Sie einer eine höhere Priorität.",
    priceKeyWrong: "Dieses Produkt hat keinen solchen Preis.",
    priceTwice: "Eine Zeile davor hat diesen Preis schon.",
    belowCost: "Der Verkauf liegt unter den Kosten. Sagen Sie unten, warum, oder erhöhen Sie ihn.",
    pricesMissing: "Eine Saison braucht mindestens einen Preis, außer sie ist geschlossen.",
    closedWhy: "Sagen Sie, warum sie geschlossen ist.",
    dealFree: "Es müssen weniger Nächte bezahlt werden, als der Gast bleibt.",
    termsImpossible: "Mit diesen Raten lässt sich nicht rechnen. Sehen Sie sich die Preise noch einmal an.",
    extraStays:
      "Was einmal gespeichert ist, bleibt: {{codes}}. Nehmen Sie stattdessen das Häkchen bei „Wird verkauft“ weg.",
    extraTwice: "Ein Extra mit diesem Code gibt es schon.",
    extraPriceOther: "Ein Extra, das so gezählt wird, hat diesen Preis nicht.",
    extraPriceMissing: "Geben Sie einen Einkaufspreis ein oder kreuzen Sie „Preis auf Anfrage“ an.",
  },
  es: {
    supplierCodeTaken: "Otro proveedor tiene este código.",
    supplierCodeFixed: "Los códigos de sus productos lo contienen, así que se queda como está.",
    supplierInUse:
      "Este proveedor tiene productos, reservas, documentos o cuentas y no se puede eliminar. Ciérrelo en su lugar.",
    agesUnknown: "No hay edades con este nombre.",
    brandOfYours: "Elija al menos una marca para la que usted trabaja.",
    dayOfMonth: "Un día del mes va del 1 al 31.",
    contactUnreachable: "Introduzca un correo electrónico o un teléfono.",
    onePrimary: "Marque exactamente un contacto que reciba nuestras solicitudes.",
    primaryNeedsMail: "Las solicitudes van por correo: este contacto necesita una dirección.",
    paxOrder: "El máximo no puede ser menor que el mínimo.",
    roomTwice: "Este tipo de habitación ya está en la lista.",
    roomTooSmall: "Debe admitir al menos tantas personas como el número anterior.",
    productCodeTaken: "Este proveedor ya tiene un producto con este código.",
    productCodeFixed: "El código del producto lo contiene, así que se queda como está.",
    productHasRates:
      "El producto tiene tarifas, así que se queda como está: otro significado las haría erróneas.",
    productInUse:
      "Hay tarifas, expedientes, presupuestos o paquetes con este producto; no se puede eliminar. Retírelo de la venta en su lugar.",
    productGone: "Este producto ya no existe.",
    seasonsOverlap: "{{mine}} coincide con {{other}}. Cambie los días de una o dé a una mayor prioridad.",
    priceKeyWrong: "Este producto no tiene ese precio.",
    priceTwice: "Una fila anterior ya tiene este precio.",
    belowCost: "Se vende por debajo del coste. Indique abajo por qué, o súbalo.",
    pricesMissing: "Una temporada necesita al menos un precio, salvo que esté cerrada.",
    closedWhy: "Indique por qué está cerrada.",
    dealFree: "Deben pagarse menos noches de las que se duermen.",
    termsImpossible: "No se puede calcular con estas tarifas. Revise sus precios.",
    extraStays: "Lo que se guardó permanece: {{codes}}. Quite la marca de «Se vende» en su lugar.",
    extraTwice: "Ya hay un extra con este código.",
    extraPriceOther: "Un extra que se cuenta así no tiene este precio.",
    extraPriceMissing: "Escriba un coste o marque que el precio es bajo petición.",
  },
  it: {
    supplierCodeTaken: "Un altro fornitore ha questo codice.",
    supplierCodeFixed: "I codici dei suoi prodotti lo contengono, quindi resta com’è.",
    supplierInUse:
      "Questo fornitore ha prodotti, prenotazioni, allegati o account e non si può eliminare. Lo chiuda, invece.",
    agesUnknown: "Non ci sono fasce d’età con questo nome.",
    brandOfYours: "Scelga almeno un marchio per cui lavora.",
    dayOfMonth: "Un giorno del mese va da 1 a 31.",
    contactUnreachable: "Inserisca un indirizzo e-mail o un numero di telefono.",
    onePrimary: "Selezioni un solo contatto che riceve le nostre richieste.",
    primaryNeedsMail: "Le richieste partono per e-mail: questo contatto ha bisogno di un indirizzo.",
    paxOrder: "Il massimo non può essere inferiore al minimo.",
    roomTwice: "Questo tipo di camera è già nell’elenco.",
    roomTooSmall: "Deve ospitare almeno quante persone indica il numero precedente.",
    productCodeTaken: "Questo fornitore ha già un prodotto con questo codice.",
    productCodeFixed: "Il codice del prodotto lo contiene, quindi resta com’è.",
    productHasRates:
      "Il prodotto ha delle tariffe, quindi resta com’è: un altro significato le renderebbe errate.",
    productInUse:
      "Tariffe, pratiche, preventivi o pacchetti si riferiscono a questo prodotto: non si può eliminare. Lo tolga dalla vendita, invece.",
    productGone: "Questo prodotto non c’è più.",
    seasonsOverlap:
      "{{mine}} si sovrappone a {{other}}. Cambi i giorni di una o dia a una priorità più alta.",
    priceKeyWrong: "Questo prodotto non ha un prezzo simile.",
    priceTwice: "Una riga precedente ha già questo prezzo.",
    belowCost: "Si vende sotto costo. Indichi sotto il motivo, o lo aumenti.",
    pricesMissing: "Una stagione ha bisogno di almeno un prezzo, a meno che sia chiusa.",
    closedWhy: "Indichi perché è chiusa.",
    dealFree: "Si devono pagare meno notti di quelle dormite.",
    termsImpossible: "Con queste tariffe non si può calcolare. Ne riveda i prezzi.",
    extraStays: "Ciò che è stato salvato resta: {{codes}}. Tolga invece la spunta a «In vendita».",
    extraTwice: "Esiste già un extra con questo codice.",
    extraPriceOther: "Un extra contato così non ha questo prezzo.",
    extraPriceMissing: "Inserisca un costo, oppure spunti che il prezzo è su richiesta.",
  },
  fr: {
    supplierCodeTaken: "Un autre prestataire porte ce code.",
    supplierCodeFixed: "Les codes de ses produits le contiennent ; il reste donc tel quel.",
    supplierInUse:
      "Ce prestataire a des produits, des réservations, des pièces jointes ou des comptes ; il ne peut pas être supprimé. Fermez-le plutôt.",
    agesUnknown: "Il n’y a pas de tranches d’âge de ce nom.",
    brandOfYours: "Choisissez au moins une marque pour laquelle vous travaillez.",
    dayOfMonth: "Un jour du mois va de 1 à 31.",
    contactUnreachable: "Saisissez une adresse e-mail ou un numéro de téléphone.",
    onePrimary: "Cochez exactement un contact qui reçoit nos demandes.",
    primaryNeedsMail: "Les demandes partent par e-mail : ce contact a besoin d’une adresse.",
    paxOrder: "Le maximum ne doit pas être inférieur au minimum.",
    roomTwice: "Ce type de chambre figure déjà dans la liste.",
    roomTooSmall: "Elle doit accueillir au moins autant de personnes que le nombre précédent.",
    productCodeTaken: "Ce prestataire a déjà un produit avec ce code.",
    productCodeFixed: "Le code du produit le contient ; il reste donc tel quel.",
    productHasRates: "Le produit a des tarifs ; il reste donc tel quel : un autre sens les fausserait.",
    productInUse:
      "Des tarifs, des dossiers, des devis ou des forfaits se rapportent à ce produit ; il ne peut pas être supprimé. Retirez-le plutôt de la vente.",
    productGone: "Ce produit n’existe plus.",
    seasonsOverlap:
      "{{mine}} chevauche {{other}}. Changez les jours de l’une ou donnez à l’une une priorité plus haute.",
    priceKeyWrong: "Ce produit n’a pas de prix de ce genre.",
    priceTwice: "Une ligne précédente a déjà ce prix.",
    belowCost: "La vente est inférieure au coût. Dites pourquoi ci-dessous, ou augmentez-la.",
    pricesMissing: "Une saison a besoin d’au moins un prix, sauf si elle est fermée.",
    closedWhy: "Dites pourquoi elle est fermée.",
    dealFree: "Il faut payer moins de nuits qu’on n’en passe.",
    termsImpossible: "Ces tarifs ne permettent aucun calcul. Revoyez leurs prix.",
    extraStays: "Ce qui a été enregistré reste\u00A0: {{codes}}. Décochez plutôt «\u00A0En vente\u00A0».",
    extraTwice: "Il existe déjà un supplément avec ce code.",
    extraPriceOther: "Un supplément compté ainsi n’a pas ce prix.",
    extraPriceMissing: "Saisissez un coût, ou cochez que le prix est sur demande.",
  },
};

/** What the API says about suppliers, products and rates. */
export function catalogueTextsIn(locale: Locale): CatalogueTexts {
  return all[locale];
}

import type { ValidationTexts } from "#app/i18n/locales/en/forms/validation.ts";

export const validation: ValidationTexts = {
  required: "Ce champ est obligatoire",
  numberMissing: "Saisissez votre numéro de confirmation",
  shortRequired: "Obligatoire",
  length: "Ce champ doit contenir {{max}} caractères au plus",
  minLength: "Ce champ doit contenir {{min}} caractères au moins",
  exactLength: "Ce champ doit contenir {{exact}} caractères",
  email: "Ce champ doit être une adresse e-mail valide",
  confirmed: "Les mots de passe doivent être identiques",
  phone: "Ce champ doit être un numéro de téléphone valide",
  invalid: "Vérifiez ce champ",
  number: "Saisissez un nombre",
  tooSmall: "Saisissez {{min}} ou plus",
  tooBig: "Saisissez {{max}} ou moins",
  money: "Saisissez un montant, par exemple 1 234,50",
  percent: "Saisissez un pourcentage, par exemple 12,5",
  integer: "Saisissez un nombre entier",
  decimal: "Saisissez un nombre, par exemple 12,5",
  date: "Saisissez une date, par exemple 14/12/2026",
  clock: "Saisissez une heure, par exemple 09:30",
  tooFew: "Choisissez-en au moins {{min}}",
  tooMany: "Choisissez-en au plus {{max}}",
  choice: "Choisissez une des options",
  dateOrder: "La fin ne peut pas précéder le début",
  paxOrder: "Le maximum ne peut pas être inférieur au minimum",
  classTwice: "Cette catégorie a déjà une prestation",
  slotNeedsService: "Choisissez au moins une prestation qui n’est pas un remplacement",
  ages: "Saisissez jusqu’à {{most}} âges de 0 à {{max}}, séparés par des virgules",
  notSaved:
    "L’enregistrement n’a pas pu se faire : nos systèmes sont injoignables pour le moment. Votre saisie est conservée. Renvoyez-la dans un instant.",
  tooOften_one:
    "L’envoi a été répété trop souvent. Votre saisie est conservée. Veuillez réessayer dans {{count}} seconde.",
  tooOften_many:
    "L’envoi a été répété trop souvent. Votre saisie est conservée. Veuillez réessayer dans {{count}} de secondes.",
  tooOften_other:
    "L’envoi a été répété trop souvent. Votre saisie est conservée. Veuillez réessayer dans {{count}} secondes.",
  summary_one: "Un champ est à corriger",
  summary_many: "{{count}} de champs sont à corriger",
  summary_other: "{{count}} champs sont à corriger",
  formProblem: "L’enregistrement n’a pas abouti",
  outcomeUnknown:
    "La connexion a été coupée avant la réponse : nous ne savons pas si l’opération a été effectuée. Veuillez vérifier avant de renvoyer ; votre saisie est toujours là.",
  outcomeLook: "Vérifier à l’endroit où cela apparaîtrait",
};

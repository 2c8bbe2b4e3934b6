/** The form of the Executive Committee of Schengen (Article 75) in three languages, as authorities along the way read it. */
export const formTitle = [
  'Bescheinigung für das Mitführen von Suchtstoffen und/oder psychotropen Stoffen zu Behandlungszwecken',
  'Certificate for carrying drugs and/or psychotropic substances for treatment purposes',
  'Certificat pour le transport de stupéfiants et/ou de substances psychotropes à des fins thérapeutiques',
] as const;
export const formArticle =
  'Artikel 75 des Schengener Durchführungsübereinkommens · Article 75 of the Schengen Convention · Article 75 de la convention d’application de Schengen';

const parts = {
  doctor: ['Verschreibende Ärztin oder verschreibender Arzt', 'Prescribing doctor', 'Médecin prescripteur'],
  patient: ['Patientin oder Patient', 'Patient', 'Patient'],
  medicine: ['Verschriebenes Arzneimittel', 'Prescribed medicine', 'Médicament prescrit'],
  authority: ['Für die Beglaubigung zuständige Behörde', 'Accrediting authority', 'Autorité compétente'],
} as const;
export type FormPart = keyof typeof parts;
const letters: Record<FormPart, string> = { doctor: 'A', patient: 'B', medicine: 'C', authority: 'D' };

/** Each field by its number on the form. */
const fields = {
  1: ['Name, Vorname, Telefon', 'Surname, first name, telephone', 'Nom, prénom, téléphone'],
  2: ['Anschrift', 'Address', 'Adresse'],
  3: ['Stempel, Datum, Unterschrift', 'Stamp, date, signature', 'Cachet, date, signature'],
  4: ['Name, Vorname', 'Surname, first name', 'Nom, prénom'],
  5: ['Nr. des Passes oder Ausweises', 'No. of passport or identity card', 'N° du passeport ou de la carte d’identité'],
  6: ['Geburtsort', 'Place of birth', 'Lieu de naissance'],
  7: ['Geburtsdatum', 'Date of birth', 'Date de naissance'],
  8: ['Staatsangehörigkeit', 'Nationality', 'Nationalité'],
  9: ['Geschlecht', 'Sex', 'Sexe'],
  10: ['Wohnanschrift', 'Address', 'Adresse'],
  11: ['Dauer der Reise in Tagen', 'Duration of travel in days', 'Durée du voyage en jours'],
  12: ['Gültig von/bis (höchstens 30 Tage)', 'Valid from/to (30 days at most)', 'Valable du/au (30 jours au plus)'],
  13: ['Handelsbezeichnung oder Sonderzubereitung', 'Trade name or special preparation', 'Nom commercial ou préparation spéciale'],
  14: ['Darreichungsform', 'Dosage form', 'Forme pharmaceutique'],
  15: ['Internationale Bezeichnung des Wirkstoffs', 'International name of the active substance', 'Dénomination internationale de la substance active'],
  16: ['Konzentration des Wirkstoffs', 'Concentration of the active substance', 'Concentration de la substance active'],
  17: ['Gebrauchsanweisung', 'Instructions for use', 'Mode d’emploi'],
  18: ['Gesamtmenge des Wirkstoffs', 'Total quantity of the active substance', 'Quantité totale de la substance active'],
  19: ['Reichdauer in Tagen (höchstens 30)', 'Duration of the prescription in days (30 at most)', 'Durée de la prescription en jours (30 au plus)'],
  20: ['Anmerkungen', 'Remarks', 'Remarques'],
  21: ['Bezeichnung', 'Name', 'Désignation'],
  22: ['Anschrift, Telefon', 'Address, telephone', 'Adresse, téléphone'],
  23: ['Stempel, Datum, Unterschrift der Behörde', 'Authority’s stamp, date, signature', 'Cachet, date, signature de l’autorité'],
} as const;
export type FormField = keyof typeof fields;

export const partWords = (part: FormPart): string => `${letters[part]}  ${[...new Set(parts[part])].join(' · ')}`;
export const fieldWords = (field: FormField): string => `(${field}) ${[...new Set(fields[field])].join(' · ')}`;

export const sexWords = { f: 'weiblich · female · féminin', m: 'männlich · male · masculin', x: 'divers · non-binary · non binaire' } as const;

export const unitWords = { g: 'g', ml: 'ml', piece: 'Stück · pieces · unités' } as const;

/** Why other states may ask for the form although the issuing one has no list with it. */
export const remarks = (prescription: string): string =>
  `Rezept · prescription · ordonnance: ${prescription}. In Deutschland seit dem 1. April 2024 kein Betäubungsmittel (MedCanG) · in Germany no narcotic since 1 April 2024 · en Allemagne, pas un stupéfiant depuis le 1er avril 2024.`;

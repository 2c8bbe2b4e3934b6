import { z } from 'zod';
import { helpHours, helpPhone } from '../operator.ts';
import { setting } from '../setting.ts';

/** One text in each language. A value from before there were two stands for both. */
const inBothLanguages = z.preprocess(
  (value) => (typeof value === 'string' ? { de: value, en: value } : value),
  z.strictObject({ de: z.string().trim().max(200), en: z.string().trim().max(200) }),
);

/** What the platform is called, who runs it, and who has reviewed what it says. */
export const houseSettings = {
  'brand.name': setting(z.string().min(1).max(40), 'Blattwerk', 'Name der Plattform', 'Name of the platform'),
  'operator.helpEmail': setting(
    z.email().max(200),
    'hilfe@blattwerk.example',
    'Adresse für Fragen, in jeder Mail und im Impressum',
    'Address for questions, in every mail and in the legal notice',
  ),
  'operator.imprint': setting(
    z.string().trim().max(300),
    '',
    'Betreiber in einer Zeile, in jeder Mail und im Impressum: Firma, Anschrift, Register, Vertretung',
    'Operator in one line, in every mail and in the legal notice: company, address, register, representatives',
  ),
  'operator.helpPhone': setting(
    helpPhone,
    '+493023125000',
    'Telefon für Fragen, auf jeder Seite, in der Form +4930…',
    'Telephone for questions, on every page, in the form +4930…',
  ),
  'operator.helpHours': setting(
    helpHours,
    'Mo-Fr 09:00-17:00',
    'Telefonzeiten, etwa „Mo-Fr 09:00-17:00“; mehrere mit Komma; Tage: Mo Tu We Th Fr Sa Su',
    'Telephone hours, such as “Mo-Fr 09:00-17:00”; several with a comma; days: Mo Tu We Th Fr Sa Su',
  ),
  'content.reviewedBy': setting(
    inBothLanguages,
    { de: '', en: '' },
    'Wer die Gesundheitstexte der öffentlichen Seiten geprüft hat, mit Titel und Fachgebiet, in beiden Sprachen; leer: keine Angabe auf den Seiten. Gilt für Texte bis zu dem Tag, ab dem sie gilt; nach neuen Texten mit einer Notiz noch einmal speichern',
    'Who has reviewed the health texts of the public pages, with title and specialty, in both languages; empty: the pages name nobody. Holds for texts up to the day from which it is valid; save it again with a note once new texts have been read',
  ),
  'content.editorialReviewedBy': setting(
    inBothLanguages,
    { de: '', en: '' },
    'Wer die Artikel über Recht, Kosten und Alltag geprüft hat, mit Funktion, in beiden Sprachen; leer: keine Angabe auf den Seiten. Gilt für Texte bis zu dem Tag, ab dem sie gilt; nach neuen Texten mit einer Notiz noch einmal speichern',
    'Who has reviewed the articles on law, costs and everyday life, with role, in both languages; empty: the pages name nobody. Holds for texts up to the day from which it is valid; save it again with a note once new texts have been read',
  ),
} as const;

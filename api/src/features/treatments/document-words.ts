import type { PrescriptionForm } from '@blattwerk/contract/prescriptions/shapes';

/** A prescription is a German document, whatever language the doctor works in. */
const printedForms: Record<Exclude<PrescriptionForm, 'other'>, string> = {
  'flowers-whole': 'Cannabisblüten, unzerkleinert',
  'flowers-ground': 'Cannabisblüten, zerkleinert (NRF 22.12)',
  'oral-solution': 'Ölige Lösung zum Einnehmen',
  'inhalation-extract': 'Extrakt zur Inhalation',
  cartridge: 'Kartusche zur Inhalation',
};

/** The dosage form in words; what is none of the usual forms is the doctor's own wording. */
export const printedForm = (form: string): string => (Object.hasOwn(printedForms, form) ? printedForms[form as keyof typeof printedForms] : form);

/** Words of the medical letter for what the records hold as values. */
export const contactWords = {
  de: { questionnaire: 'Schriftlich (Fragebogen)', phone: 'Telefon', video: 'Videosprechstunde', 'in-person': 'Persönlich' },
  en: { questionnaire: 'In writing (questionnaire)', phone: 'Telephone', video: 'Video consultation', 'in-person': 'In person' },
} as const;

export const unitWords = {
  de: { g: 'g', ml: 'ml', piece: 'Stück' },
  en: { g: 'g', ml: 'ml', piece: 'pieces' },
} as const;

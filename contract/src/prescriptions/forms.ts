import type { Category } from '../products/enums.ts';

/** What a prescription says about one medicine: unprocessed, or by the rules of the NRF for cannabis (22.12 to 22.15). */
export const prescriptionForms = [
  'flowers-whole',
  'flowers-ground',
  'flowers-ground-single',
  'flowers-tea',
  'flowers-tea-single',
  'oral-solution',
  'inhalation-extract',
  'cartridge',
  'other',
] as const;
export type PrescriptionForm = (typeof prescriptionForms)[number];

/** A prescription is a German document, whatever language the doctor works in. */
export const printedForms: Readonly<Record<Exclude<PrescriptionForm, 'other'>, string>> = {
  'flowers-whole': 'Cannabisblüten, unzerkleinert',
  'flowers-ground': 'Cannabisblüten, zerkleinert (NRF 22.12)',
  'flowers-ground-single': 'Cannabisblüten, zerkleinert, in Einzeldosen (NRF 22.13)',
  'flowers-tea': 'Cannabisblüten zur Teezubereitung (NRF 22.14)',
  'flowers-tea-single': 'Cannabisblüten zur Teezubereitung, in Einzeldosen (NRF 22.15)',
  'oral-solution': 'Ölige Lösung zum Einnehmen',
  'inhalation-extract': 'Extrakt zur Inhalation',
  cartridge: 'Kartusche zur Inhalation',
};

/** The forms that a kind of product can have; the first is the usual one. */
export const formsOf: Readonly<Record<Category, readonly PrescriptionForm[]>> = {
  flower: ['flowers-whole', 'flowers-ground', 'flowers-ground-single', 'flowers-tea', 'flowers-tea-single', 'other'],
  extract: ['oral-solution', 'inhalation-extract', 'other'],
  vape: ['cartridge', 'inhalation-extract', 'other'],
  edible: ['other'],
};
export const oralForms: ReadonlySet<PrescriptionForm> = new Set(['oral-solution', 'flowers-tea', 'flowers-tea-single']);
export const inhaledForms: ReadonlySet<PrescriptionForm> = new Set(['inhalation-extract', 'cartridge']);

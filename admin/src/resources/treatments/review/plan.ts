import type { Category, Unit } from '@blattwerk/contract/products/enums';
import type { contactKinds } from '@blattwerk/contract/treatments/states';
import type { PrescriptionForm } from '@blattwerk/contract/prescriptions/shapes';
import type { ApproveInput } from '@blattwerk/contract/treatments/shapes';

/** What the plan needs to know about a product while it is written. */
export interface ProductFacts {
  id: string;
  pzn: string;
  name: string;
  category: Category;
  unit: Unit;
  thc: number | null;
  cbd: number | null;
  pharmacyCount: number;
  fromPriceCents: number | null;
}

/** A line as the form holds it; the form's own rules say what is still missing. */
export interface LineDraft {
  productId?: string;
  quantity?: number | null;
  unit?: Unit;
  form?: PrescriptionForm;
  /** In the doctor's own words, when none of the usual forms fits. */
  otherForm?: string;
  singleDose?: string;
  dailyDose?: string;
  instructions?: string;
}

export interface PlanDraft {
  lines: LineDraft[];
  diagnosis: string;
  remoteJustification: string;
  contactKind?: (typeof contactKinds)[number];
  letter?: string;
}

/** A prescription is a German document, whatever language the doctor works in. */
const printedForms: Record<Exclude<PrescriptionForm, 'other'>, string> = {
  'flowers-whole': 'Cannabisblüten, unzerkleinert',
  'flowers-ground': 'Cannabisblüten, zerkleinert (NRF 22.12)',
  'oral-solution': 'Ölige Lösung zum Einnehmen',
  'inhalation-extract': 'Extrakt zur Inhalation',
  cartridge: 'Kartusche zur Inhalation',
};

export const printedForm = ({ form, otherForm }: LineDraft): string => (form === undefined || form === 'other' ? (otherForm ?? '').trim() : printedForms[form]);

export const startLine = (): LineDraft => ({});

/** The finished form as the API wants it. Only called when every rule of the form holds. */
export const planFrom = ({ lines, diagnosis, remoteJustification, contactKind, letter }: PlanDraft): Omit<ApproveInput, 'id'> => ({
  medicationPlan: lines.map((line) => ({
    productId: line.productId ?? '',
    quantity: line.quantity ?? 0,
    unit: line.unit ?? 'g',
    form: printedForm(line),
    singleDose: line.singleDose ?? '',
    dailyDose: line.dailyDose ?? '',
    instructions: line.instructions ?? '',
  })),
  diagnosis,
  remoteJustification,
  ...(contactKind === undefined ? {} : { contact: { kind: contactKind } }),
  ...(letter === undefined || letter.trim() === '' ? {} : { letter }),
});

import type { Category, Unit } from '@blattwerk/contract/products/enums';
import type { contactKinds } from '@blattwerk/contract/treatments/states';
import type { PlanLine, PrescriptionForm } from '@blattwerk/contract/prescriptions/shapes';
import { doseRules } from '@blattwerk/contract/treatments/doses';
import type { DoseRule } from '@blattwerk/contract/treatments/doses';
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

type Nullable<T> = {
  [K in 'productId' | 'quantity' | 'unit' | 'form' | 'singleDose' | 'dailyDose' | 'instructions']: (K extends keyof T ? T[K] : never) | null;
};

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
  /** Products that may take its place. */
  alternatives?: string[];
}

export interface PlanDraft {
  lines: LineDraft[];
  diagnosis: string;
  remoteJustification: string;
  contactKind?: (typeof contactKinds)[number];
  letter?: string;
  /** Why a dose is above a limit, a reason a rule. */
  overrides?: Partial<Record<DoseRule, string>>;
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

/** The form's own choice for what is printed; a doctor's own wording is `other`. */
const formOf = (printed: string): Pick<LineDraft, 'form' | 'otherForm'> => {
  const known = (Object.keys(printedForms) as (keyof typeof printedForms)[]).find((form) => printedForms[form] === printed || form === printed);
  return known === undefined ? { form: 'other', otherForm: printed } : { form: known };
};

type WrittenLine = Nullable<PlanLine> & { alternatives?: readonly (string | { productId: string })[] | undefined };

/** A line that was written before, as the form holds it. */
export const lineFrom = ({ productId, quantity, unit, form, singleDose, dailyDose, instructions, alternatives = [] }: WrittenLine): LineDraft => {
  return {
    ...(productId === null ? {} : { productId }),
    ...(unit === null ? {} : { unit }),
    quantity,
    ...(form === null ? {} : formOf(form)),
    singleDose: singleDose ?? '',
    dailyDose: dailyDose ?? '',
    instructions: instructions ?? '',
    alternatives: alternatives.map((one) => (typeof one === 'string' ? one : one.productId)),
  };
};

/** The form as it was when a decision was sent that is undone now. */
export const draftFrom = ({ medicationPlan, diagnosis, remoteJustification, contact, letter, overrides = [] }: Omit<ApproveInput, 'id'>): PlanDraft => ({
  lines: medicationPlan.map(lineFrom),
  diagnosis,
  remoteJustification,
  ...(contact === undefined ? {} : { contactKind: contact.kind }),
  ...(letter === undefined ? {} : { letter }),
  overrides: Object.fromEntries(overrides.map(({ rule, reason }) => [rule, reason])),
});

export const startLine = (): LineDraft => ({});

/** Only the reasons that were asked for: a field that was filled and then not needed any more is left out by the API too. */
export const overridesFrom = (reasons: PlanDraft['overrides']): NonNullable<ApproveInput['overrides']> =>
  doseRules.flatMap((rule) => {
    const reason = reasons?.[rule]?.trim() ?? '';
    return reason === '' ? [] : [{ rule, reason }];
  });

/** The finished form as the API wants it. Only called when every rule of the form holds. */
export const planFrom = ({ lines, diagnosis, remoteJustification, contactKind, letter, overrides }: PlanDraft): Omit<ApproveInput, 'id'> => ({
  medicationPlan: lines.map((line) => ({
    productId: line.productId ?? '',
    quantity: line.quantity ?? 0,
    unit: line.unit ?? 'g',
    form: printedForm(line),
    singleDose: line.singleDose ?? '',
    dailyDose: line.dailyDose ?? '',
    instructions: line.instructions ?? '',
    ...(line.alternatives === undefined || line.alternatives.length === 0 ? {} : { alternatives: line.alternatives }),
  })),
  diagnosis,
  remoteJustification,
  ...(contactKind === undefined ? {} : { contact: { kind: contactKind } }),
  ...(letter === undefined || letter.trim() === '' ? {} : { letter }),
  ...(overridesFrom(overrides).length === 0 ? {} : { overrides: overridesFrom(overrides) }),
});

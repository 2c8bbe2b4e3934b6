import type { Category, Unit } from '@blattwerk/contract/products/enums';
import type { contactKinds } from '@blattwerk/contract/treatments/states';
import { dose, doseWords } from '@blattwerk/contract/prescriptions/dose';
import type { dayTimes, Dose, DoseKind, DoseUnit, UnfinishedDose } from '@blattwerk/contract/prescriptions/dose';
import { repeat, repeatDays } from '@blattwerk/contract/prescriptions/repeats';
import type { Repeat } from '@blattwerk/contract/prescriptions/repeats';
import { printedForms } from '@blattwerk/contract/prescriptions/forms';
import type { PrescriptionForm } from '@blattwerk/contract/prescriptions/forms';
import type { PlanLine } from '@blattwerk/contract/prescriptions/shapes';
import type { UnfinishedGoaeItem } from '@blattwerk/contract/treatments/goae';
import type { TreatmentCase } from '@blattwerk/contract/treatments/case-shapes';
import type { ApproveInput, DraftFields } from '@blattwerk/contract/treatments/decision-shapes';

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

/** A dose as it is being written; `words` are the doctor's own. */
export interface DoseDraft {
  kind: DoseKind | 'words';
  unit?: DoseUnit;
  amount?: number | null;
  perDay?: number | null;
  times?: Partial<Record<(typeof dayTimes)[number], number | null>>;
  steps?: { days?: number | null; amount?: number | null; perDay?: number | null }[];
}

/** A line as the form holds it; the form's own rules say what is still missing. */
export interface LineDraft {
  productId?: string;
  quantity?: number | null;
  unit?: Unit;
  form?: PrescriptionForm;
  /** In the doctor's own words, when none of the usual forms fits. */
  otherForm?: string;
  dose?: DoseDraft;
  singleDose?: string;
  dailyDose?: string;
  instructions?: string;
  /** How often it is dispensed again, and after how many days. */
  repeats?: number;
  repeatDays?: number | null;
  /** Products that may take its place. */
  alternatives?: string[];
}

export interface PlanDraft {
  lines: LineDraft[];
  diagnosis: string;
  remoteJustification: string;
  contactKind?: (typeof contactKinds)[number];
  letter?: string;
  /** `YYYY-MM-DD`; empty where none is named. */
  nextCheckOn?: string;
  /** Why the plan is above a limit or a red hint does not hold, a reason a rule. */
  overrides?: Partial<Record<string, string>>;
  /** What the invoice lists; none where no invoice follows by the German scale. */
  invoiceItems?: UnfinishedGoaeItem[];
}

export const printedForm = ({ form, otherForm }: LineDraft): string => (form === undefined || form === 'other' ? (otherForm ?? '').trim() : printedForms[form]);

/** The form's own choice for what is printed; a doctor's own wording is `other`. */
const formOf = (printed: string): Pick<LineDraft, 'form' | 'otherForm'> => {
  const known = (Object.keys(printedForms) as (keyof typeof printedForms)[]).find((form) => printedForms[form] === printed || form === printed);
  return known === undefined ? { form: 'other', otherForm: printed } : { form: known };
};

/** The data of a dose once it is complete; words are no data. */
export const doseOf = (draft: DoseDraft | undefined): Dose | undefined => {
  if (draft === undefined || draft.kind === 'words') return undefined;
  const { kind, unit, amount, perDay, times = {}, steps = [] } = draft;
  const given = Object.fromEntries(Object.entries(times).filter(([, value]) => value !== null && value !== undefined));
  const data = { schedule: { times: given }, titration: { steps }, regular: { amount, perDay }, 'as-needed': { amount, perDay } }[kind];
  const read = dose.safeParse({ kind, unit, ...data });
  return read.success ? read.data : undefined;
};

/** The repeats of a line, once they are complete. */
export const repeatOf = ({ repeats, repeatDays: everyDays }: LineDraft): { repeat?: Repeat } => {
  const read = repeat.safeParse({ times: repeats, everyDays: everyDays === undefined ? repeatDays.usual : everyDays });
  return read.success ? { repeat: read.data } : {};
};

const doseDraft = (given: UnfinishedDose | null | undefined): DoseDraft => given ?? { kind: 'words' };

/** What is printed of the dose: made from its data, or the doctor's own words. */
export const wordsOf = ({ dose: draft, singleDose, dailyDose }: LineDraft): { singleDose: string; dailyDose: string } => {
  const data = doseOf(draft);
  return data === undefined ? { singleDose: singleDose ?? '', dailyDose: dailyDose ?? '' } : doseWords(data, 'de');
};

type WrittenLine = Nullable<PlanLine> & { dose?: UnfinishedDose | null | undefined; repeat?: Repeat | null | undefined } & {
  alternatives?: readonly (string | { productId: string })[] | undefined;
};

/** A line that was written before, as the form holds it. */
export const lineFrom = (written: WrittenLine): LineDraft => {
  const { productId, quantity, unit, form, singleDose, dailyDose, dose: given, instructions, repeat: again, alternatives = [] } = written;
  return {
    ...(productId === null ? {} : { productId }),
    ...(unit === null ? {} : { unit }),
    quantity,
    ...(form === null ? {} : formOf(form)),
    dose: doseDraft(given),
    singleDose: singleDose ?? '',
    dailyDose: dailyDose ?? '',
    instructions: instructions ?? '',
    ...(again ? { repeats: again.times, repeatDays: again.everyDays } : {}),
    alternatives: alternatives.map((one) => (typeof one === 'string' ? one : one.productId)),
  };
};

/** The form as it was when a decision was sent that is undone now. */
export const draftFrom = ({
  medicationPlan,
  diagnosis,
  remoteJustification,
  contact,
  letter,
  nextCheckOn,
  overrides = [],
  invoiceItems,
}: Omit<ApproveInput, 'id'>): PlanDraft => ({
  lines: medicationPlan.map(lineFrom),
  diagnosis,
  remoteJustification,
  ...(contact === undefined ? {} : { contactKind: contact.kind }),
  ...(letter === undefined ? {} : { letter }),
  ...(nextCheckOn === undefined ? {} : { nextCheckOn }),
  overrides: Object.fromEntries(overrides.map(({ rule, reason }) => [rule, reason])),
  ...(invoiceItems === undefined ? {} : { invoiceItems }),
});

export const startLine = (): LineDraft => ({ dose: { kind: 'regular' } });

/** Only the reasons that were asked for: a field that was filled and then not needed any more is left out by the API too. */
export const overridesFrom = (reasons: PlanDraft['overrides']): NonNullable<ApproveInput['overrides']> =>
  Object.entries(reasons ?? {}).flatMap(([rule, reason = '']) => (reason.trim() === '' ? [] : [{ rule, reason: reason.trim() }]));

/** A line as the API wants it, with nothing where nothing is written. */
const writtenLine = (line: LineDraft) => {
  const data = doseOf(line.dose);
  return {
    ...wordsOf(line),
    ...(data === undefined ? {} : { dose: data }),
    ...repeatOf(line),
    ...(line.alternatives?.length ? { alternatives: line.alternatives } : {}),
  };
};

/** The dose as far as it is written; words stand in fields of their own. */
const unfinishedDose = ({ dose: written }: LineDraft): { dose?: UnfinishedDose } => {
  const { kind = 'words', ...rest } = written ?? {};
  return kind === 'words' ? {} : { dose: { kind, ...rest } };
};

/** The items of the invoice, a reason only where one is written. */
export const itemsFrom = (items: readonly UnfinishedGoaeItem[] | undefined): Pick<ApproveInput, 'invoiceItems'> =>
  items === undefined
    ? {}
    : {
        invoiceItems: items.map(({ number = '1', multiplier, justification }) => ({
          number,
          multiplier: multiplier ?? 1,
          ...(justification?.trim() ? { justification: justification.trim() } : {}),
        })),
      };

const contactOf = ({ contactKind }: Pick<PlanDraft, 'contactKind'>) => (contactKind === undefined ? {} : { contact: { kind: contactKind } });

/** The finished form as the API wants it. Only called when every rule of the form holds. */
export const planFrom = ({
  lines,
  diagnosis,
  remoteJustification,
  contactKind,
  letter,
  nextCheckOn,
  overrides,
  invoiceItems,
}: PlanDraft): Omit<ApproveInput, 'id'> => ({
  medicationPlan: lines.map((line) => ({
    productId: line.productId ?? '',
    quantity: line.quantity ?? 0,
    unit: line.unit ?? 'g',
    form: printedForm(line),
    instructions: line.instructions ?? '',
    ...writtenLine(line),
  })),
  diagnosis,
  remoteJustification,
  ...contactOf({ contactKind }),
  ...(letter === undefined || letter.trim() === '' ? {} : { letter }),
  ...(nextCheckOn ? { nextCheckOn } : {}),
  ...(overridesFrom(overrides).length === 0 ? {} : { overrides: overridesFrom(overrides) }),
  ...itemsFrom(invoiceItems),
});

/** The unfinished form as the server keeps it. */
export const keptFrom = ({
  lines = [],
  diagnosis,
  remoteJustification,
  contactKind,
  letter,
  nextCheckOn,
  overrides,
  invoiceItems,
}: Partial<PlanDraft>): DraftFields => ({
  medicationPlan: lines.map((line) => ({
    ...(line.productId === undefined ? {} : { productId: line.productId }),
    ...(line.quantity === undefined ? {} : { quantity: line.quantity }),
    ...(line.unit === undefined ? {} : { unit: line.unit }),
    form: printedForm(line),
    instructions: line.instructions ?? '',
    ...writtenLine(line),
    ...unfinishedDose(line),
  })),
  ...(diagnosis === undefined ? {} : { diagnosis }),
  ...(remoteJustification === undefined ? {} : { remoteJustification }),
  ...(letter === undefined ? {} : { letter }),
  ...(nextCheckOn ? { nextCheckOn } : {}),
  ...contactOf({ contactKind }),
  overrides: overridesFrom(overrides),
  ...(invoiceItems === undefined ? {} : { invoiceItems: invoiceItems.map((item) => item ?? {}) }),
});

/** What the server kept, as the form holds it. */
export const draftFromKept = ({ medicationPlan = [], diagnosis = '', remoteJustification = '', invoiceItems, ...rest }: DraftFields): PlanDraft => ({
  ...draftFrom({ medicationPlan: [], diagnosis, remoteJustification, ...rest }),
  ...(invoiceItems === undefined ? {} : { invoiceItems }),
  lines: medicationPlan.map(({ productId = null, quantity = null, unit = null, form, singleDose = null, dailyDose = null, instructions = null, ...more }) =>
    lineFrom({ productId, quantity, unit, form: form === undefined || form === '' ? null : form, singleDose, dailyDose, instructions, ...more }),
  ),
});

/** The last plan as the start of the next: the same lines and words, to be checked again; reasons are asked for anew. */
export const draftFromLast = ({ medicationPlan, diagnosis, remoteJustification, letter }: NonNullable<TreatmentCase['lastPlan']>): PlanDraft => ({
  lines: medicationPlan.map(lineFrom),
  diagnosis,
  remoteJustification,
  ...(letter === null ? {} : { letter }),
});

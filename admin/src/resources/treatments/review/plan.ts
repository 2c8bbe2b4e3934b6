import type { Category, Unit } from '@blattwerk/contract/products/enums';
import type { contactKinds } from '@blattwerk/contract/treatments/states';
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
  form?: string;
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

export const startLine = (): LineDraft => ({});

/** The finished form as the API wants it. Only called when every rule of the form holds. */
export const planFrom = ({ lines, diagnosis, remoteJustification, contactKind, letter }: PlanDraft): Omit<ApproveInput, 'id'> => ({
  medicationPlan: lines.map((line) => ({
    productId: line.productId ?? '',
    quantity: line.quantity ?? 0,
    unit: line.unit ?? 'g',
    form: line.form ?? '',
    singleDose: line.singleDose ?? '',
    dailyDose: line.dailyDose ?? '',
    instructions: line.instructions ?? '',
  })),
  diagnosis,
  remoteJustification,
  ...(contactKind === undefined ? {} : { contact: { kind: contactKind } }),
  ...(letter === undefined || letter.trim() === '' ? {} : { letter }),
});

import { diaryLimits, diaryUnits, type DiaryEntry, type DiaryEntryInput, type DiaryMedicine, type DiaryUnit } from '@blattwerk/contract/diary/shapes';
import { sideEffects } from '@blattwerk/contract/products/enums';
import { isoDate } from '@blattwerk/contract/validation';
import { z } from 'zod';

/** An amount as people type it, with comma or point. */
const amount = z
  .string()
  .trim()
  .regex(/^\d{1,4}([.,]\d{1,3})?$/, { error: 'required' })
  .transform((text) => Number(text.replace(',', '.')))
  .pipe(z.number().min(0.001).max(diaryLimits.dose));

export const entryShape = z.object({
  on: isoDate,
  /** A prescription, a product, or neither. */
  medicine: z.string(),
  amount,
  unit: z.enum(diaryUnits),
  effect: z.int({ error: 'required' }).min(1).max(10),
  sideEffects: z.array(z.enum(sideEffects)),
  note: z.string().trim().max(diaryLimits.note),
});
export type EntryFields = z.input<typeof entryShape>;
type EntryValues = z.output<typeof entryShape>;

const unitOf: Record<DiaryMedicine['unit'], DiaryUnit> = { g: 'g', ml: 'ml', piece: 'piece' };

export const typedAmount = (value: number, locale: 'de' | 'en'): string => (locale === 'de' ? String(value).replace('.', ',') : String(value));

const keyOf = ({ prescriptionId, productId }: Pick<DiaryEntry, 'prescriptionId' | 'productId'>): string => prescriptionId ?? productId ?? '';

type Known = Pick<DiaryEntry, 'prescriptionId' | 'productId' | 'dose' | 'effect' | 'sideEffects' | 'note' | 'on'>;

/** The fields of a stored entry. */
export const fieldsOf = (entry: Known, locale: 'de' | 'en'): EntryFields => ({
  on: entry.on,
  medicine: keyOf(entry),
  amount: typedAmount(entry.dose.amount, locale),
  unit: entry.dose.unit,
  effect: entry.effect,
  sideEffects: [...entry.sideEffects],
  note: entry.note ?? '',
});

/** A new entry begins with the medicine and the dose of the last one; effect and side effects are always said afresh. */
export const newFields = (today: string, last: DiaryEntry | undefined, medicines: readonly DiaryMedicine[], locale: 'de' | 'en'): Partial<EntryFields> => {
  const blank = { on: today, sideEffects: [], note: '', effect: undefined as never };
  if (last) return { ...blank, medicine: keyOf(last), amount: typedAmount(last.dose.amount, locale), unit: last.dose.unit };
  const [first] = medicines;
  return { ...blank, medicine: first?.prescriptionId ?? '', amount: '', unit: first ? unitOf[first.unit] : 'g' };
};

export interface MedicineOption {
  value: string;
  label: string;
}

/** The own medicines, with those of older entries that are no longer prescribed. */
export const medicineOptions = (medicines: readonly DiaryMedicine[], entries: readonly DiaryEntry[]): MedicineOption[] => {
  const options = medicines.map(({ prescriptionId, name }) => ({ value: prescriptionId, label: name }));
  for (const entry of entries) {
    const value = keyOf(entry);
    if (value !== '' && entry.medicineName !== null && !options.some((one) => one.value === value)) options.push({ value, label: entry.medicineName });
  }
  return options;
};

/** What is sent. A medicine is known by its prescription; one of an older entry may be a product. */
export const contentOf = (values: EntryValues, entries: readonly DiaryEntry[]): Omit<DiaryEntryInput, 'clientId'> => {
  const isProduct = entries.some((entry) => entry.prescriptionId === null && entry.productId === values.medicine);
  const medicine = values.medicine === '' ? {} : isProduct ? { productId: values.medicine } : { prescriptionId: values.medicine };
  return {
    on: values.on,
    dose: { amount: values.amount, unit: values.unit },
    ...medicine,
    effect: values.effect,
    sideEffects: values.sideEffects,
    ...(values.note === '' ? {} : { note: values.note }),
  };
};

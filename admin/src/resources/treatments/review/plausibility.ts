import type { Category, Unit } from '@blattwerk/contract/products/enums';
import { limits } from '@blattwerk/contract/limits';

/** A line as it is being written: any part may still be missing. */
export interface DraftLine {
  productId?: string;
  productName?: string;
  category?: Category;
  pharmacyCount?: number;
  quantity?: number | null;
  unit?: Unit;
  form?: string;
  singleDose?: string;
  dailyDose?: string;
}

export interface Patient {
  usageType: 'inhalation' | 'oral' | undefined;
  /** Grams prescribed here in the last 30 days. */
  recentGrams: number;
}

/** A warning that stops nothing: `review.warnings.<code>` with its values. `line` counts from 0; without one it is about the whole plan. */
export interface Warning {
  code: 'singleAboveDaily' | 'shortSupply' | 'longSupply' | 'formMismatch' | 'usageMismatch' | 'soldOut' | 'twice' | 'recentGrams';
  line?: number;
  values?: Record<string, number | string>;
}

const formsOf: Record<Category, readonly string[]> = {
  flower: ['flowers-whole', 'flowers-ground', 'other'],
  extract: ['oral-solution', 'inhalation-extract', 'other'],
  vape: ['cartridge', 'inhalation-extract', 'other'],
  edible: ['other'],
};
const oralForms = new Set(['oral-solution']);
const inhaledForms = new Set(['inhalation-extract', 'cartridge']);

const shortestSupplyDays = 7;
const longestSupplyDays = 90;
const recentLimitGrams = limits.recentFlowersMg / 1000;

/** The largest amount in a dose as people write it, in the unit of the quantity: "0,1 g", "2–3 x 50 mg", "0.25 ml". Undefined when there is none in it. */
export const doseIn = (text: string | undefined, unit: Unit | undefined): number | undefined => {
  if (unit === undefined || unit === 'piece') return undefined;
  const amounts = [...(text ?? '').matchAll(/(\d+(?:[.,]\d+)?)\s*(mg|g|ml)\b/gi)].flatMap(([, digits = '', written = '']) => {
    const amount = Number(digits.replace(',', '.'));
    if (written.toLowerCase() === unit) return [amount];
    return unit === 'g' && written.toLowerCase() === 'mg' ? [amount / 1000] : [];
  });
  return amounts.length === 0 ? undefined : Math.max(...amounts);
};

const warningsOfLine = (line: DraftLine, index: number, patient: Patient): Warning[] => {
  const warnings: Warning[] = [];
  const single = doseIn(line.singleDose, line.unit);
  const daily = doseIn(line.dailyDose, line.unit);
  if (single !== undefined && daily !== undefined && single > daily) warnings.push({ code: 'singleAboveDaily', line: index });
  if (daily !== undefined && daily > 0 && typeof line.quantity === 'number') {
    const days = Math.floor(line.quantity / daily);
    if (days < shortestSupplyDays) warnings.push({ code: 'shortSupply', line: index, values: { days } });
    if (days > longestSupplyDays) warnings.push({ code: 'longSupply', line: index, values: { days } });
  }
  if (line.category !== undefined && line.form !== undefined && !formsOf[line.category].includes(line.form))
    warnings.push({ code: 'formMismatch', line: index });
  if (
    line.form !== undefined &&
    ((patient.usageType === 'inhalation' && oralForms.has(line.form)) || (patient.usageType === 'oral' && inhaledForms.has(line.form)))
  ) {
    warnings.push({ code: 'usageMismatch', line: index });
  }
  if (line.pharmacyCount === 0) warnings.push({ code: 'soldOut', line: index });
  return warnings;
};

const totalOf = (lines: readonly DraftLine[], unit: Unit): number =>
  lines.filter((line) => line.unit === unit).reduce((sum, line) => sum + (line.quantity ?? 0), 0);

/** What deserves a second look before the prescriptions are issued. It informs and never decides. */
export const plausibilityOf = (lines: readonly DraftLine[], patient: Patient): Warning[] => {
  const warnings = lines.flatMap((line, index) => warningsOfLine(line, index, patient));
  lines.forEach((line, index) => {
    if (line.productId !== undefined && lines.findIndex((other) => other.productId === line.productId) < index) warnings.push({ code: 'twice', line: index });
  });
  const grams = totalOf(lines, 'g') + patient.recentGrams;
  if (totalOf(lines, 'g') > 0 && grams > recentLimitGrams) warnings.push({ code: 'recentGrams', values: { total: grams, limit: recentLimitGrams } });
  return warnings;
};

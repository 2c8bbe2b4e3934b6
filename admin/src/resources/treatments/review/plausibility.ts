import type { Category, Unit } from '@blattwerk/contract/products/enums';
import { limits } from '@blattwerk/contract/limits';
import { checkDoses, readDose } from '@blattwerk/contract/treatments/doses';
import type { DoseLimits, ExceededDose } from '@blattwerk/contract/treatments/doses';

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
  code:
    | 'singleAboveDaily'
    | 'shortSupply'
    | 'longSupply'
    | 'formMismatch'
    | 'usageMismatch'
    | 'soldOut'
    | 'twice'
    | 'recentGrams'
    | 'singleNotChecked'
    | 'dailyNotChecked';
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

const warningsOfLine = (line: DraftLine, index: number, patient: Patient): Warning[] => {
  const warnings: Warning[] = [];
  const { single, daily, isDailySure } = readDose(line);
  const stated = readDose({ unit: line.unit, dailyDose: line.dailyDose }).daily;
  if (single !== null && stated !== null && single > stated) warnings.push({ code: 'singleAboveDaily', line: index });
  if (daily !== null && isDailySure && typeof line.quantity === 'number') {
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

export interface JudgedDoses {
  /** Above a limit: an approval needs a reason for each rule. */
  exceeded: ExceededDose[];
  /** Written, and not to be read or not in grams: the limits say nothing about it. */
  unchecked: Warning[];
}

const isWritten = (text: string | undefined): boolean => (text ?? '').trim() !== '';

/** The doses as they are being written, against the limits. */
export const judgeDoses = (lines: readonly DraftLine[], doseLimits: DoseLimits): JudgedDoses => {
  const { exceeded, unchecked } = checkDoses(lines, doseLimits);
  const written = unchecked.filter(({ rule, line }) => isWritten(rule === 'single-dose' ? lines[line]?.singleDose : lines[line]?.dailyDose));
  return { exceeded, unchecked: written.map(({ rule, line }) => ({ code: rule === 'single-dose' ? 'singleNotChecked' : 'dailyNotChecked', line })) };
};

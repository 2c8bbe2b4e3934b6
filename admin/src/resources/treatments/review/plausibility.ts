import type { Category, Unit } from '@blattwerk/contract/products/enums';
import { formsOf, inhaledForms, oralForms } from '@blattwerk/contract/prescriptions/forms';
import type { PrescriptionForm } from '@blattwerk/contract/prescriptions/forms';
import { checkDoses, readDose } from '@blattwerk/contract/treatments/doses';
import { checkPlan, supplyDays } from '@blattwerk/contract/treatments/plan-limits';
import type { CheckedLine, Exceeded, PlanLimits } from '@blattwerk/contract/treatments/plan-limits';

/** A line as it is being written: any part may still be missing. */
export interface DraftLine extends CheckedLine {
  productId?: string;
  productName?: string;
  category?: Category;
  pharmacyCount?: number;
  unit?: Unit;
  form?: PrescriptionForm;
}

export interface Patient {
  usageType: 'inhalation' | 'oral' | undefined;
}

/** A warning that stops nothing: `review.warnings.<code>` with its values. `line` counts from 0; without one it is about the whole plan. */
export interface Warning {
  code: 'singleAboveDaily' | 'shortSupply' | 'formMismatch' | 'usageMismatch' | 'soldOut' | 'twice' | 'singleNotChecked' | 'dailyNotChecked';
  line?: number;
  values?: Record<string, number | string>;
}

const shortestSupplyDays = 7;

const warningsOfLine = (line: DraftLine, index: number, patient: Patient): Warning[] => {
  const warnings: Warning[] = [];
  const { single } = readDose(line);
  const stated = line.dose === undefined ? readDose({ unit: line.unit, dailyDose: line.dailyDose }).daily : null;
  if (single !== null && stated !== null && single > stated) warnings.push({ code: 'singleAboveDaily', line: index });
  const days = supplyDays(line);
  if (days !== null && days < shortestSupplyDays) warnings.push({ code: 'shortSupply', line: index, values: { days } });
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

/** What deserves a second look before the prescriptions are issued. It informs and never decides. */
export const plausibilityOf = (lines: readonly DraftLine[], patient: Patient): Warning[] => {
  const warnings = lines.flatMap((line, index) => warningsOfLine(line, index, patient));
  lines.forEach((line, index) => {
    if (line.productId !== undefined && lines.findIndex((other) => other.productId === line.productId) < index) warnings.push({ code: 'twice', line: index });
  });
  return warnings;
};

export interface JudgedPlan {
  /** Above a limit: an approval needs a reason for each rule. */
  exceeded: Exceeded[];
  /** Written, and not to be read or not in grams: the limits say nothing about it. */
  unchecked: Warning[];
}

const isWritten = (text: string | undefined): boolean => (text ?? '').trim() !== '';

/** The plan as it is being written, against the limits. */
export const judgePlan = (lines: readonly DraftLine[], limits: PlanLimits, recentGrams: number): JudgedPlan => {
  const written = checkDoses(lines, limits).unchecked.filter(({ rule, line }) => {
    const { dose, singleDose, dailyDose } = lines[line] ?? {};
    return dose !== undefined || isWritten(rule === 'single-dose' ? singleDose : dailyDose);
  });
  return {
    exceeded: checkPlan(lines, limits, recentGrams),
    unchecked: written.map(({ rule, line }) => ({ code: rule === 'single-dose' ? 'singleNotChecked' : 'dailyNotChecked', line })),
  };
};

import type { Exceeded } from '@blattwerk/contract/treatments/plan-limits';
import type { TFunction } from 'i18next';
import { ApiError } from '../../../providers/http.ts';

interface Refusal {
  fields: { name: (string | number)[]; errors: string[] }[];
  rules: Exceeded[];
}

/** `medicationPlan.0.productId` is the form's `['lines', 0, 'productId']`. */
const nameOf = (path: string): (string | number)[] => {
  const parts = path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return parts[0] === 'medicationPlan' ? ['lines', ...parts.slice(1)] : parts;
};

/** Where in the form a refusal of the server belongs, in words that say what to do. */
export const refusalIn = (error: unknown, t: TFunction): Refusal => {
  if (!(error instanceof ApiError)) return { fields: [], rules: [] };
  const details = (error.details ?? {}) as { path?: string; accepted?: string[]; rules?: Exceeded[]; line?: number };
  if (error.code === 'treatment.overrideReasonRequired') return { fields: [], rules: details.rules ?? [] };
  if (error.code === 'treatment.contactRequired') {
    const kinds = (details.accepted ?? []).map((kind) => t(`enum.contactKind.${kind}`)).join(', ');
    return { fields: [{ name: ['contactKind'], errors: [t('review.contactNeeded', { kinds })] }], rules: [] };
  }
  if (error.code === 'treatment.nextCheckPast') return { fields: [{ name: ['nextCheckOn'], errors: [t('review.nextCheckPast')] }], rules: [] };
  if (error.code === 'prescription.tooManyRepeats' || error.code === 'prescription.repeatsOutlast')
    return { fields: [{ name: ['lines', details.line ?? 0, 'repeats'], errors: [error.message] }], rules: [] };
  if (error.code === 'product.notFound' && details.path !== undefined)
    return { fields: [{ name: nameOf(details.path), errors: [t('review.productGone')] }], rules: [] };
  return { fields: Object.entries(error.errors).map(([path, errors]) => ({ name: nameOf(path), errors })), rules: [] };
};

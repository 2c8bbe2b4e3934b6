import { openTreatmentStatuses } from '@blattwerk/contract/treatments/states';
import type { Invoice } from './invoice.model.ts';
import type { Treatment } from './treatment.model.ts';

type Asked = Pick<Treatment, 'status' | 'isDiagnosisOnInvoice'>;
type Issued = Pick<Invoice, 'kind' | 'cancelledAt' | 'isWithDiagnosis'>;

/** While a dispute is open the money is the bank's, and its invoice stays as it is. */
const settled = ['offset', 'partly-refunded'] as const;
export const isSettled = (deposit: string | undefined): boolean => settled.some((one) => one === deposit);

/**
 * Before the invoice is issued the patient chooses freely. Afterwards only to have the diagnosis added to the valid one: what an issued
 * invoice states cannot be taken back from those who have it. A request that is not approved has no diagnosis.
 */
export const canChooseDiagnosis = ({ status, isDiagnosisOnInvoice }: Asked, invoices: readonly Issued[], deposit: string | undefined): boolean => {
  if (openTreatmentStatuses.some((one) => one === status)) return true;
  if (status !== 'approved') return false;
  if (invoices.length === 0) return true;
  const valid = invoices.find(({ kind, cancelledAt }) => kind === 'invoice' && cancelledAt === null);
  return valid !== undefined && !valid.isWithDiagnosis && !isDiagnosisOnInvoice && isSettled(deposit);
};

import type { PrescriptionStatus } from '@blattwerk/contract/prescriptions/states';
import type { Ctx, Member } from '../../kernel/ctx.ts';

/** Where the prescriptions of a treatment stand. */
export const prescriptionStatuses = ({ trx }: Ctx<Member>, treatmentId: string): Promise<PrescriptionStatus[]> =>
  trx('prescriptions').where({ treatmentId }).pluck('status');

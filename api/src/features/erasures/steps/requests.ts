import type { Ctx } from '../../../kernel/ctx.ts';
import { cancelBookedOfPatient } from '../../consultations/public.ts';
import { revokeOpenPrescriptions } from '../../prescriptions/public.ts';
import { cancelOpenTreatments } from '../../treatments/public.ts';

/** Nothing goes on without the person: the open request is withdrawn and refunded, prescriptions that were not dispensed are revoked. */
export const endRequests = async (ctx: Ctx, patientId: string): Promise<void> => {
  await cancelOpenTreatments(ctx, patientId);
  await revokeOpenPrescriptions(ctx, patientId);
  await cancelBookedOfPatient(ctx, patientId);
};

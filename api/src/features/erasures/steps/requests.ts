import { consultationStates } from '@blattwerk/contract/consultations/states';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { transition } from '../../../kernel/state-machine.ts';
import { revokeOpenPrescriptions } from '../../prescriptions/public.ts';
import { cancelOpenTreatments } from '../../treatments/public.ts';

interface Booked {
  id: string;
  status: 'booked';
}

/** Nothing goes on without the person: the open request is withdrawn and refunded, prescriptions that were not dispensed are revoked. */
export const endRequests = async (ctx: Ctx, patientId: string): Promise<void> => {
  await cancelOpenTreatments(ctx, patientId);
  await revokeOpenPrescriptions(ctx, patientId);
  const booked: Booked[] = await ctx.trx('consultations').where({ patientId, status: 'booked' });
  for (const row of booked) {
    await transition(ctx.trx, 'consultations', row, { table: consultationStates, action: 'cancel' });
    await audit(ctx, { action: 'consultation.cancel', objectType: 'consultation', objectId: row.id, patientId });
  }
};

import { cancelBookedOfDoctor } from '../consultations/public.ts';
import { releaseClaimsOf } from '../treatments/public.ts';
import type { Ctx } from '../../kernel/ctx.ts';

/** What a doctor who stops working leaves behind: requests go back to the others, appointments are cancelled. */
export const handOver = async (ctx: Ctx, doctorId: string): Promise<{ releasedTreatments: number; cancelledConsultations: number }> => ({
  releasedTreatments: await releaseClaimsOf(ctx, doctorId),
  cancelledConsultations: await cancelBookedOfDoctor(ctx, doctorId),
});

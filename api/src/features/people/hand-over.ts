import { cancelBookedOfDoctor } from '../consultations/public.ts';
import { releaseContactRequestsOf } from '../contact-requests/public.ts';
import { releaseTasksOf } from '../delivery-tasks/public.ts';
import { releaseClaimsOf } from '../treatments/public.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { PersonRow } from './people.queries.ts';

/**
 * What an employee leaves behind whose account ends: a doctor's requests go back to the others and appointments are cancelled, an administrator's open
 * tasks and messages can be taken by others.
 * @returns how many of each
 */
export const handOver = async (ctx: Ctx, { id, role }: Pick<PersonRow, 'id' | 'role'>): Promise<Record<string, number>> => {
  if (role === 'doctor') return { releasedTreatments: await releaseClaimsOf(ctx, id), cancelledConsultations: await cancelBookedOfDoctor(ctx, id) };
  if (role === 'admin') return { releasedTasks: await releaseTasksOf(ctx, id), releasedMessages: await releaseContactRequestsOf(ctx, id) };
  return {};
};

import type { ExportedData } from '@blattwerk/contract/data-exports/exported-data';
import type { Ctx } from '../../../kernel/ctx.ts';
import { told } from './stored.ts';

/** Accesses that the person granted, and those that the person has. */
export const caregiversOf = async ({ trx }: Ctx, userId: string): Promise<ExportedData['caregivers']> => {
  const columns = ['status', 'limits', 'createdAt', 'answeredAt', 'endsAt', 'endedAt'] as const;
  const granted = await trx('caregivers')
    .where({ patientId: userId })
    .orderBy('createdAt')
    .select('name', 'email', ...columns);
  const received = await trx('caregivers')
    .where({ caregiverId: userId })
    .orderBy('createdAt')
    .select(...columns);
  return [
    ...granted.map((row) => ({ side: 'granted', ...told(row) })),
    ...received.map((row) => ({ side: 'received', name: null, email: null, ...told(row) })),
  ] as ExportedData['caregivers'];
};

import { caregiverStates, type CaregiverEnd } from '@blattwerk/contract/caregivers/states';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { transition } from '../../kernel/state-machine.ts';
import type { Caregiver } from './caregiver.model.ts';
import { tellOfEnd } from './notices.service.ts';

type Row = Pick<Caregiver, 'id' | 'patientId' | 'caregiverId' | 'status' | 'endsAt'>;

/** Ends an access at once, and tells who did not end it. @throws caregiver.notActive */
export const endAccess = async (ctx: Ctx, row: Row, endedBy: CaregiverEnd): Promise<Caregiver> => {
  const endedAt = endedBy === 'time' ? row.endsAt : ctx.clock.now();
  const ended = await transition(ctx.trx, 'caregivers', row, { table: caregiverStates, action: 'end', set: { endedBy, endedAt } });
  await audit(ctx, { action: 'caregiver.end', objectType: 'caregiver', objectId: row.id, patientId: row.patientId, after: { endedBy } });
  await tellOfEnd(ctx, row, endedBy);
  return ended as Caregiver;
};

/** The invitation was not answered in time. */
export const expireInvitation = async (ctx: Ctx, row: Row): Promise<void> => {
  await transition(ctx.trx, 'caregivers', row, { table: caregiverStates, action: 'expire' });
  await audit(ctx, { action: 'caregiver.expire', objectType: 'caregiver', objectId: row.id, patientId: row.patientId });
};

import type { PatientPatch, PatientRecord } from '@blattwerk/contract/backoffice/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { editRecord } from '../../kernel/edit-record.ts';
import { moveUser, revokeSessions } from '../users/public.ts';
import { findPatient, lockPatient } from './patients.queries.ts';

/** @throws user.notExist */
export const readPatient = async (ctx: Ctx, id: string): Promise<PatientRecord> => {
  const record = await findPatient(ctx, id);
  await audit(ctx, { action: 'patient.read', objectType: 'user', objectId: id, patientId: id });
  return record;
};

/** A ban ends all sessions at once. @throws user.notExist, server.conflict with both states when the version is stale */
export const updatePatientStatus = (ctx: Ctx, { id, version, ...input }: PatientPatch): Promise<PatientRecord> =>
  editRecord(ctx, {
    action: 'patient.update',
    objectType: 'user',
    id,
    patientId: id,
    version,
    input,
    lock: () => lockPatient(ctx, id),
    read: () => findPatient(ctx, id),
    write: async (row) => {
      await moveUser(ctx, row, input.status === 'banned' ? 'ban' : 'reactivate');
      if (input.status === 'banned') await revokeSessions(ctx, { userId: id }, 'banned');
      return undefined;
    },
  });

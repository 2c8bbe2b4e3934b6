import type { PatientPatch, PatientRecord } from '@blattwerk/contract/backoffice/shapes';
import type { PatientFile } from '@blattwerk/contract/patients/file-shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { editRecord, type NextVersion } from '../../kernel/edit-record.ts';
import { failure } from '../../kernel/failure.ts';
import { changeUser, moveUser, revokeSessions } from '../users/public.ts';
import { queryConsents, queryFiles, queryMails } from './patient-file.queries.ts';
import { presentConsent, presentFile, presentMail, type PatientRow } from './patient.presenter.ts';
import { findPatient, lockPatient } from './patients.queries.ts';

/** @throws user.notExist */
export const readPatient = async (ctx: Ctx, id: string): Promise<PatientRecord> => {
  const record = await findPatient(ctx, id);
  await audit(ctx, { action: 'patient.read', objectType: 'user', objectId: id, patientId: id });
  return record;
};

/** Corrected master data, with the reason in the audit log; the entry names the fields and what they held. */
const correct = async (ctx: Ctx, row: PatientRow, { reason, ...fields }: Omit<PatientPatch, 'id' | 'version' | 'status'>, next: NextVersion): Promise<void> => {
  await changeUser(ctx, row.id, { ...fields, ...next });
  const before = Object.fromEntries(Object.keys(fields).map((field) => [field, row[field as keyof PatientRow]]));
  await audit(ctx, {
    action: 'patient.correct',
    objectType: 'user',
    objectId: row.id,
    patientId: row.id,
    ...(reason === undefined ? {} : { reason }),
    before,
    after: fields,
  });
};

/** @throws invalid.status */
const moveTo = async (ctx: Ctx, row: PatientRow, status: 'active' | 'banned'): Promise<void> => {
  await moveUser(ctx, row, status === 'banned' ? 'ban' : 'reactivate');
  if (status === 'banned') await revokeSessions(ctx, { userId: row.id }, 'banned');
};

/**
 * Bans or reinstates a patient, or corrects master data. A ban ends all sessions at once; an account that is being erased is not corrected.
 * @throws user.notExist, invalid.status, server.conflict with both states when the version is stale
 */
export const updatePatient = (ctx: Ctx, { id, version, ...input }: PatientPatch): Promise<PatientRecord> =>
  editRecord(ctx, {
    action: 'patient.update',
    objectType: 'user',
    id,
    patientId: id,
    version,
    input,
    lock: () => lockPatient(ctx, id),
    read: () => findPatient(ctx, id),
    write: async (row, next) => {
      const { status, ...fields } = input;
      if (status !== undefined && status !== row.status) {
        await moveTo(ctx, row, status);
        return { status };
      }
      if (row.status === 'deleted') throw failure('invalid.status');
      await correct(ctx, row, fields, next);
      return {};
    },
  });

/** Consents, mails and files of a patient; that they were looked at is on record. @throws user.notExist */
export const readPatientFile = async (ctx: Ctx, id: string): Promise<PatientFile> => {
  await readPatient(ctx, id);
  return {
    consents: (await queryConsents(ctx.trx, id)).map(presentConsent),
    mails: (await queryMails(ctx.trx, id)).map((mail) => presentMail(mail, ctx.locale)),
    files: (await queryFiles(ctx.trx, id)).map(presentFile),
  };
};

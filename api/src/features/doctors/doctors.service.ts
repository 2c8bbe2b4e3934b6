import type { DoctorPatch, DoctorRecord } from '@blattwerk/contract/backoffice/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { editRecord } from '../../kernel/edit-record.ts';
import { endAccount, reactivatePerson } from '../people/public.ts';
import { changeUser } from '../users/public.ts';
import { Doctor } from './doctor.model.ts';
import { lockDoctor, readDoctor } from './doctors.queries.ts';

/** The status is changed as for all staff. */
const changeStatus = async (ctx: Ctx<Member>, id: string, status: 'active' | 'inactive' | 'banned'): Promise<void> => {
  if (status === 'active') await reactivatePerson(ctx, id);
  else await endAccount(ctx, { id, action: status === 'banned' ? 'ban' : 'deactivate' });
};

/** What the doctor offers, and whether the account works. @throws doctor.notExist, person.notApproved, server.conflict with both states when the version is stale */
export const updateDoctor = (ctx: Ctx<Member>, { id, version, ...input }: DoctorPatch): Promise<DoctorRecord> =>
  editRecord(ctx, {
    action: 'doctor.update',
    objectType: 'user',
    id,
    version,
    input,
    lock: () => lockDoctor(ctx, id),
    read: () => readDoctor(ctx, id),
    write: async (before, next) => {
      const { status, ...working } = input;
      if (Object.keys(working).length > 0) {
        await changeUser(ctx, id, next);
        await Doctor.query(ctx.trx).findById(id).patch(working);
      }
      // A change of the status has its own entry in the audit log.
      if (status !== undefined && status !== before.status) await changeStatus(ctx, id, status);
      return working;
    },
  });

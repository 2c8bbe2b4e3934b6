import type { Ctx, Member } from '../../kernel/ctx.ts';
import { awaitsApproval } from './session-scope.ts';

type Row = Pick<Member, 'id' | 'role' | 'status' | 'pharmacyId' | 'isPharmacyAdmin'> & { isWorking: boolean | null; approvedAt: Date | null };

/** A person as a job acts for them, by what holds at this moment. Undefined for an account that is not active or not approved. */
export const readActiveMember = async ({ trx }: Ctx<{ role: 'system' }>, id: string): Promise<Member | undefined> => {
  const row = await trx('users')
    .leftJoin('doctors', 'doctors.userId', 'users.id')
    .where({ 'users.id': id, 'users.status': 'active' })
    .first<Row | undefined>('users.id', 'users.role', 'users.status', 'users.pharmacyId', 'users.isPharmacyAdmin', 'users.approvedAt', 'doctors.isWorking');
  if (!row || awaitsApproval(row)) return undefined;
  const { approvedAt: _approvedAt, ...member } = row;
  return { ...member, sessionId: '', isWorking: row.isWorking ?? true };
};

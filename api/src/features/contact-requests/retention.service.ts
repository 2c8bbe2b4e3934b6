import type { QueryBuilder } from 'objection';
import type { Ctx } from '../../kernel/ctx.ts';
import { heldAddresses, heldPatients } from '../legal-holds/public.ts';
import { ContactRequest } from './contact-request.model.ts';

/** Messages in which nothing has changed since `before`. @returns how many were deleted, at most `limit` */
export const deleteContactRequestsBefore = (ctx: Ctx, { before, limit }: { before: Date; limit: number }): Promise<number> => {
  const isFree = (query: QueryBuilder<ContactRequest>): void => void query.whereNull('patientId').orWhereNotIn('patientId', heldPatients(ctx));
  const due = ContactRequest.query(ctx.trx).where('updatedAt', '<', before).where(isFree).whereNotIn('email', heldAddresses(ctx)).limit(limit).select('id');
  return ContactRequest.query(ctx.trx).whereIn('id', due).delete().execute();
};

/** Goes with the account: what was sent from it or with its address, and for staff the place where it names them. */
export const deleteContactRequestsOf = async ({ trx }: Ctx, { id, email }: { id: string; email: string }): Promise<void> => {
  await ContactRequest.query(trx).where({ patientId: id }).orWhere({ email }).delete();
};

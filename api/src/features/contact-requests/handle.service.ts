import type { ContactRequestRecord } from '@blattwerk/contract/contact-requests/shapes';
import { contactRequestStates, type ContactRequestAction } from '@blattwerk/contract/contact-requests/states';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { transition } from '../../kernel/state-machine.ts';
import { queueMail } from '../mails/public.ts';
import { User } from '../users/public.ts';
import { ContactRequest } from './contact-request.model.ts';
import { findContactRequest } from './contact-requests.queries.ts';

const locked = async ({ trx }: Ctx, id: string): Promise<ContactRequest> => found(await ContactRequest.query(trx).findById(id).forUpdate());

/** One step of the state table with its entry in the audit log. */
const move = async (ctx: Ctx<Member>, row: ContactRequest, action: ContactRequestAction, set: Record<string, unknown>): Promise<ContactRequestRecord> => {
  await transition(ctx.trx, 'contact_requests', row, { table: contactRequestStates, action, set });
  const after = { status: contactRequestStates.actions[action].to };
  const object = { objectType: 'contact-request', objectId: row.id, patientId: row.patientId };
  await audit(ctx, { ...object, action: `contact-request.${action}`, before: { status: row.status }, after });
  return findContactRequest(ctx, row.id);
};

/** Keeps the answer and tells its reader where to read it. @throws server.notFound, invalid.status */
export const answerContactRequest = async (ctx: Ctx<Member>, { id, text }: { id: string; text: string }): Promise<ContactRequestRecord> => {
  const row = await locked(ctx, id);
  const answered = await move(ctx, row, 'answer', { answer: text, answeredAt: ctx.clock.now(), answeredBy: ctx.actor.id });
  const { name, number, email, locale } = row;
  await queueMail(ctx, {
    ...{ template: 'contact-answered', recipientAddress: email, locale },
    ...{ params: { name, number, contactRequestId: id }, dedupeKey: `contact-answered:${id}` },
  });
  return answered;
};

/** @throws server.notFound, invalid.status */
export const closeContactRequest = async (ctx: Ctx<Member>, { id, note }: { id: string; note: string }): Promise<ContactRequestRecord> =>
  move(ctx, await locked(ctx, id), 'close', { note, closedAt: ctx.clock.now(), closedBy: ctx.actor.id });

/** The note of the closing goes. @throws server.notFound, invalid.status */
export const reopenContactRequest = async (ctx: Ctx<Member>, id: string): Promise<ContactRequestRecord> =>
  move(ctx, await locked(ctx, id), 'reopen', { note: null, closedAt: null, closedBy: null });

/** @throws server.notFound for the message and for a person who is no active administrator, invalid.status when it is over */
export const assignContactRequest = async (ctx: Ctx<Member>, { id, assigneeId }: { id: string; assigneeId: string | null }): Promise<ContactRequestRecord> => {
  const row = await locked(ctx, id);
  if (row.status !== 'open') throw failure('invalid.status');
  if (assigneeId === row.assigneeId) return findContactRequest(ctx, id);
  if (assigneeId !== null) found(await User.query(ctx.trx).findOne({ id: assigneeId, role: 'admin', status: 'active' }).forShare());
  await row.$query(ctx.trx).patch({ assigneeId, version: row.version + 1, updatedAt: ctx.clock.now() });
  const object = { objectType: 'contact-request', objectId: id, patientId: row.patientId };
  await audit(ctx, { ...object, action: 'contact-request.assign', before: { assigneeId: row.assigneeId }, after: { assigneeId } });
  return findContactRequest(ctx, id);
};

/** Open messages of an administrator who leaves can be taken by others. @returns how many */
export const releaseContactRequestsOf = async (ctx: Ctx, assigneeId: string): Promise<number> =>
  ContactRequest.query(ctx.trx)
    .where({ assigneeId, status: 'open' })
    .patch({ assigneeId: null, version: ctx.trx.raw('version + 1'), updatedAt: ctx.clock.now() });

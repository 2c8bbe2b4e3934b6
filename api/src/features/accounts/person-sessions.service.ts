import type { PersonSession } from '@blattwerk/contract/backoffice/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { openSessions } from './accounts.queries.ts';
import { presentDevice } from './sessions.presenter.ts';
import { revokeSessions, User } from '../users/public.ts';

const findPerson = async (ctx: Ctx, id: string): Promise<User> => found(await User.query(ctx.trx).findById(id), 'user.notExist');

/** The person's own access log names it when the sessions are a patient's. */
const aboutPerson = ({ id, role }: User): { patientId: string | null } => ({ patientId: role === 'patient' ? id : null });

/** Where a person is signed in: device and times, never a token or an address. @throws user.notExist */
export const listPersonSessions = async (ctx: Ctx<Member>, personId: string): Promise<PersonSession[]> => {
  const person = await findPerson(ctx, personId);
  const rows = await openSessions(ctx, person.id);
  await audit(ctx, { action: 'session.list', objectType: 'user', objectId: person.id, ...aboutPerson(person) });
  return rows.map((row) => {
    const { current: _isOwn, ...device } = presentDevice(row, '', ctx.locale);
    return device;
  });
};

/** @throws user.notExist, server.notFound when this person has no such session */
export const endPersonSession = async (ctx: Ctx<Member>, input: { id: string; sessionId: string }): Promise<void> => {
  const person = await findPerson(ctx, input.id);
  const ended = await revokeSessions(ctx, { userId: person.id, id: input.sessionId }, 'elsewhere');
  if (ended === 0) throw failure('server.notFound');
  await audit(ctx, { action: 'session.revoke', objectType: 'session', objectId: input.sessionId, ...aboutPerson(person) });
};

/** Returns how many there were. @throws user.notExist */
export const endPersonSessions = async (ctx: Ctx<Member>, personId: string): Promise<number> => {
  const person = await findPerson(ctx, personId);
  const ended = await revokeSessions(ctx, { userId: person.id }, 'elsewhere');
  await audit(ctx, { action: 'session.revoke-all', objectType: 'user', objectId: person.id, ...aboutPerson(person), after: { ended } });
  return ended;
};

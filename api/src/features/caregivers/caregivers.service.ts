import { caregiverLinkDays, type Caregiver as Shown, type CaregiverInput, type CaregiverPutInput } from '@blattwerk/contract/caregivers/shapes';
import { caregiverStates } from '@blattwerk/contract/caregivers/states';
import { attemptKey, takeTry } from '../../kernel/attempts.ts';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { editRecord } from '../../kernel/edit-record.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId, sha256 } from '../../kernel/ids.ts';
import { caregiverToken } from '../../kernel/mail-secrets.ts';
import { nextState, transition } from '../../kernel/state-machine.ts';
import { takesInvitation } from '../invitations/public.ts';
import { User } from '../users/public.ts';
import { Caregiver } from './caregiver.model.ts';
import { isOpen, statusAt } from './caregiver.policy.ts';
import { presentCaregiver } from './caregiver.presenter.ts';
import { freePlace, lockCaregivers, overdue } from './caregivers.queries.ts';
import { endAccess, expireInvitation } from './end.service.ts';
import { sendInvitation } from './notices.service.ts';

/** Invitations of one person in a day, against misuse as a mail relay. */
const triesADay = 10;

const own = (ctx: Ctx<Member>) => Caregiver.query(ctx.trx).where({ patientId: ctx.actor.id });

/** @throws server.notFound for one that is missing or another person's */
const findOwn = async (ctx: Ctx<Member>, id: string): Promise<Caregiver> => found(await own(ctx).findById(id).forUpdate());

const endOf = ({ clock }: Ctx, days: number): Date => later(clock.now(), days * duration.days);

/** The caller's own: open ones first, then the latest. */
export const listCaregivers = async (ctx: Ctx<Member>): Promise<{ items: Shown[]; total: number }> => {
  const now = ctx.clock.now();
  const rows = await own(ctx).orderBy([{ column: 'createdAt', order: 'desc' }, { column: 'id' }]);
  const items = rows.map((row) => presentCaregiver(row, now));
  return { items: [...items.filter(({ status }) => isOpen(status)), ...items.filter(({ status }) => !isOpen(status))], total: items.length };
};

/** What time has ended gives its place free. */
const settle = async (ctx: Ctx<Member>): Promise<void> => {
  for (const row of await overdue(ctx).where({ patientId: ctx.actor.id })) {
    await (row.status === 'active' ? endAccess(ctx, row, 'time') : expireInvitation(ctx, row));
  }
};

const makeInvitation = async (ctx: Ctx<Member>, { name, email, limits, days }: CaregiverInput): Promise<Shown> => {
  await lockCaregivers(ctx);
  await settle(ctx);
  const place = found(await freePlace(ctx), 'caregiver.tooMany');
  const now = ctx.clock.now();
  const [id, linkId] = [newId(), newId()];
  const made = await Caregiver.query(ctx.trx).insertAndFetch({
    ...{ id, patientId: ctx.actor.id, place, name, email, limits, locale: ctx.locale, endsAt: endOf(ctx, days) },
    ...{ linkId, tokenHash: sha256(caregiverToken(ctx.secrets, linkId)), linkExpiresAt: later(now, caregiverLinkDays * duration.days) },
    ...{ createdAt: now, updatedAt: now },
  });
  await sendInvitation(ctx, made);
  await audit(ctx, { action: 'caregiver.invite', objectType: 'caregiver', objectId: id, patientId: ctx.actor.id, after: { limits, days } });
  return presentCaregiver(made, now);
};

/**
 * The answer is the same for an address with and without an account. `ctx` must not be bound to a transaction.
 * @throws auth.tooManyAttempts, invitation.addressLimit, caregiver.ownAddress, caregiver.tooMany, caregiver.alreadyInvited
 */
export const inviteCaregiver = async (ctx: Ctx<Member>, input: CaregiverInput): Promise<Shown> => {
  await takeTry(ctx, [{ key: attemptKey(ctx, 'invite-caregiver', ctx.actor.id), tries: triesADay, within: duration.days }]);
  return takesInvitation(ctx, input.email, () =>
    inTransaction(ctx, async (bound) => {
      const { email } = await User.query(bound.trx).findById(ctx.actor.id).throwIfNotFound();
      if (email === input.email) throw failure('caregiver.ownAddress');
      return makeInvitation(bound, input);
    }),
  );
};

/** @throws server.notFound, server.conflict, caregiver.notActive for one that is over */
export const changeCaregiver = async (ctx: Ctx<Member>, { id, version, limits, days }: CaregiverPutInput): Promise<Shown> =>
  editRecord(ctx, {
    action: 'caregiver.update',
    objectType: 'caregiver',
    id,
    patientId: ctx.actor.id,
    version,
    input: { limits, ...(days === undefined ? {} : { endsAt: endOf(ctx, days).toISOString() }) },
    lock: async () => {
      const row = await findOwn(ctx, id);
      if (!isOpen(statusAt(row, ctx.clock.now()))) throw failure('caregiver.notActive');
      return row;
    },
    read: async () => presentCaregiver(await findOwn(ctx, id), ctx.clock.now()),
    write: async (_row, next) => {
      const end = days === undefined ? {} : { endsAt: endOf(ctx, days), remindedAt: null };
      await own(ctx)
        .findById(id)
        .patch({ limits, ...end, ...next });
      return undefined;
    },
  });

/** @throws server.notFound, caregiver.notPending */
export const withdrawCaregiver = async (ctx: Ctx<Member>, id: string): Promise<Shown> => {
  const row = await findOwn(ctx, id);
  nextState(caregiverStates, 'withdraw', statusAt(row, ctx.clock.now()));
  await transition(ctx.trx, 'caregivers', row, { table: caregiverStates, action: 'withdraw' });
  await audit(ctx, { action: 'caregiver.withdraw', objectType: 'caregiver', objectId: id, patientId: ctx.actor.id });
  return presentCaregiver(await findOwn(ctx, id), ctx.clock.now());
};

/** @throws server.notFound, caregiver.notActive */
export const endCaregiver = async (ctx: Ctx<Member>, id: string): Promise<Shown> => {
  const row = await findOwn(ctx, id);
  nextState(caregiverStates, 'end', statusAt(row, ctx.clock.now()));
  await endAccess(ctx, row, 'patient');
  return presentCaregiver(await findOwn(ctx, id), ctx.clock.now());
};

import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { Locale } from '@blattwerk/contract/errors';
import type { InvitationInput, InvitationRecord, OwnInvitation, StaffRole } from '@blattwerk/contract/invitations/shapes';
import { invitationStates } from '@blattwerk/contract/invitations/states';
import type { ModelObject } from 'objection';
import { attemptKey, takeTry } from '../../kernel/attempts.ts';
import { takesInvitation } from './address-limit.ts';
import { audit } from '../../kernel/audit.ts';
import { duration } from '../../kernel/clock.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { Failure, failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { hitsOf } from '../../kernel/list-hits.ts';
import { columnsOf, defineList, listRecords, readRow, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { transition } from '../../kernel/state-machine.ts';
import { Invitation, invitationRows, visibleTo, type InvitationRow } from './invitation.model.ts';
import { newLink, sendLink } from './invitation-link.ts';
import { presentInvitation, presentOwnInvitation } from './invitation.presenter.ts';
import { findPharmacyId, insertUnlessPending } from './invitations.queries.ts';
import { User } from '../users/public.ts';

/** Limit of invitations per inviter and day, against misuse as a mail relay. */
const triesOf = (actor: Member): number => (actor.role === 'patient' ? 5 : 50);

/** Refusals that a patient does not see: they would disclose something about another person. */
const silent: readonly string[] = ['invitation.alreadySent', 'invitation.addressLimit'];

export interface Invite {
  email: string;
  role: StaffRole;
  pharmacyId: string | null;
  message: string | null;
  inviterId: string | null;
  locale: Locale;
}

const invitations = defineList({
  fields: {
    ...columnsOf('invitations', {
      id: 'id',
      email: 'text',
      role: 'text',
      pharmacyName: 'text',
      inviterName: 'text',
      expiresAt: 'instant',
      createdAt: 'instant',
    }),
    status: { column: 'invitations.state', kind: 'text' },
  },
  key: ['invitations.id'],
  defaultSort: ['-createdAt'],
  search: { text: ['invitations.email', 'invitations.pharmacyName', 'invitations.inviterName'] },
  visibleTo: (ctx: Ctx) => visibleTo(invitationRows(ctx).select('invitations.*'), ctx.actor),
  present: (rows: readonly InvitationRow[]) => rows.map(presentInvitation),
});

export const listInvitations = (ctx: Ctx, query: ListQuery): Promise<RecordPage<InvitationRecord>> => listRecords(invitations, ctx, query);

/** @throws server.notFound for one that is missing or another person's */
const readInvitation = (ctx: Ctx, id: string): Promise<InvitationRow> => readRow(invitations, ctx, id);

/** What the inviter's role lets them invite. @throws server.forbidden, invitation.pharmacyRequired */
const pharmacyOf = ({ role, ...asked }: InvitationInput, actor: Member): string | null => {
  const pharmacyId = asked.pharmacyId ?? null;
  if (actor.role === 'doctor' && role !== 'doctor') throw failure('server.forbidden');
  if (actor.role === 'pharmacy') {
    const isOwn = actor.isPharmacyAdmin === true && role === 'pharmacy' && (pharmacyId === null || pharmacyId === actor.pharmacyId);
    if (!isOwn) throw failure('server.forbidden');
    return actor.pharmacyId;
  }
  if (role === 'pharmacy' && pharmacyId === null) throw failure('invitation.pharmacyRequired');
  return role === 'pharmacy' ? pharmacyId : null;
};

/** The invitation that the inviter has sent to this address and that is still pending, locked. */
export const findPending = (ctx: Ctx, { inviterId, email }: Pick<Invite, 'inviterId' | 'email'>): Promise<Invitation | undefined> =>
  Invitation.query(ctx.trx).findOne({ inviterId, email, status: 'pending' }).forUpdate().execute();

/** A new link for an open invitation; the former one is dead. */
export const renewLink = async (ctx: Ctx, row: ModelObject<Invitation>, changes: Partial<Invite> = {}): Promise<ModelObject<Invitation>> => {
  const renewed = await transition(ctx.trx, 'invitations', row, { table: invitationStates, action: 'resend', set: { ...changes, ...(await newLink(ctx)) } });
  await sendLink(ctx, renewed);
  await audit(ctx, { action: 'invitation.resend', objectType: 'invitation', objectId: row.id });
  return renewed;
};

/** Of two at once for one address one is made. @throws invitation.alreadySent */
export const makeInvitation = async (ctx: Ctx, invite: Invite): Promise<Invitation> => {
  const now = ctx.clock.now();
  const row = { id: newId(), ...invite, status: 'pending' as const, ...(await newLink(ctx)), createdAt: now, updatedAt: now };
  const made = found(await insertUnlessPending(ctx, row), 'invitation.alreadySent');
  await sendLink(ctx, made);
  await audit(ctx, { action: 'invitation.create', objectType: 'invitation', objectId: made.id, after: { role: invite.role } });
  return made;
};

const assertPharmacy = async (ctx: Ctx, pharmacyId: string | null): Promise<void> => {
  if (pharmacyId) found(await findPharmacyId(ctx, { id: pharmacyId }), 'pharmacy.notFound');
};

/** Only administrators learn that an address has an account: to others that would disclose something about another person. @throws email.alreadyRegistered */
const assertFree = async (ctx: Ctx, email: string): Promise<void> => {
  if (ctx.actor.role !== 'admin') return;
  if (await User.query(ctx.trx).where({ email }).whereNotNull('mailConfirmedAt').select('id').first()) throw failure('email.alreadyRegistered');
};

/** One that has expired is sent again instead of a second one being made. */
const inviteOrRenew = async (ctx: Ctx<Member>, invite: Invite): Promise<ModelObject<Invitation>> => {
  const open = await findPending(ctx, invite);
  if (!open) return makeInvitation(ctx, invite);
  if (open.expiresAt > ctx.clock.now()) throw failure('invitation.alreadySent');
  return renewLink(ctx, open, invite);
};

const allowance = (ctx: Ctx<Member>) => ({ key: attemptKey(ctx, 'invite', ctx.actor.id), tries: triesOf(ctx.actor), within: duration.days });

/** `ctx` must not be bound to a transaction. @throws server.forbidden, invitation.* (also `addressLimit`), pharmacy.notFound, email.alreadyRegistered, auth.tooManyAttempts */
export const invite = async (ctx: Ctx<Member>, input: InvitationInput): Promise<InvitationRecord> => {
  const pharmacyId = pharmacyOf(input, ctx.actor);
  await takeTry(ctx, [allowance(ctx)]);
  return takesInvitation(ctx, input.email, () => sendNew(ctx, input, pharmacyId));
};

/** One of many that an administrator imports: without the allowance of a day, which is against misuse by others. @throws as `invite` does, but for `auth.tooManyAttempts` and `invitation.addressLimit` */
export const inviteImported = (ctx: Ctx<Member>, input: InvitationInput): Promise<InvitationRecord> => sendNew(ctx, input, pharmacyOf(input, ctx.actor));

const sendNew = (ctx: Ctx<Member>, input: InvitationInput, pharmacyId: string | null): Promise<InvitationRecord> =>
  inTransaction(ctx, async (bound) => {
    await assertPharmacy(bound, pharmacyId);
    await assertFree(bound, input.email);
    const { email, role, message = null } = input;
    const { id } = await inviteOrRenew(bound, { email, role, message, pharmacyId, inviterId: ctx.actor.id, locale: ctx.locale });
    return presentInvitation(await readInvitation(bound, id));
  });

/**
 * The answer is the same for every address, known or not, invited before or not, by however many. `ctx` must not be bound to a transaction.
 * @throws auth.tooManyAttempts
 */
export const inviteDoctor = async (ctx: Ctx<Member>, { email, message }: { email: string; message?: string | undefined }): Promise<void> => {
  await takeTry(ctx, [allowance(ctx)]);
  const asked = { email, role: 'doctor', message: message ?? null, pharmacyId: null, inviterId: ctx.actor.id, locale: ctx.locale } as const;
  const send = (): Promise<void> =>
    inTransaction(ctx, async (bound) => {
      const open = await findPending(bound, asked);
      if (open && open.expiresAt > ctx.clock.now()) throw failure('invitation.alreadySent');
      await (open ? renewLink(bound, open, asked) : makeInvitation(bound, asked));
    });
  try {
    await takesInvitation(ctx, email, send);
  } catch (error) {
    if (!(error instanceof Failure) || !silent.includes(error.code)) throw error;
  }
};

export const listOwnInvitations = async (ctx: Ctx<Member>): Promise<{ items: OwnInvitation[] }> => {
  const rows: InvitationRow[] = await visibleTo(invitationRows(ctx), ctx.actor).orderBy('invitations.createdAt', 'desc').limit(100);
  return { items: rows.map(presentOwnInvitation) };
};

/** `ctx` must not be bound to a transaction. @throws server.notFound, invitation.notPending, invitation.addressLimit */
export const resendInvitation = async (ctx: Ctx<Member>, id: string): Promise<InvitationRecord> => {
  const { email } = await inTransaction(ctx, (bound) => readInvitation(bound, id));
  return takesInvitation(ctx, email, () =>
    inTransaction(ctx, async (bound) => {
      await renewLink(bound, await readInvitation(bound, id));
      return presentInvitation(await readInvitation(bound, id));
    }),
  );
};

/** @throws server.notFound, invitation.notPending */
export const withdrawInvitation = async (ctx: Ctx<Member>, id: string): Promise<InvitationRow> => {
  await transition<ModelObject<Invitation>, Invitation['status'], keyof typeof invitationStates.actions>(
    ctx.trx,
    'invitations',
    await readInvitation(ctx, id),
    {
      table: invitationStates,
      action: 'withdraw',
    },
  );
  await audit(ctx, { action: 'invitation.withdraw', objectType: 'invitation', objectId: id });
  return readInvitation(ctx, id);
};

export const invitationHits = hitsOf(
  () => invitations,
  ({ id, email, pharmacy }) => ({ id, title: email, subtitle: pharmacy?.name ?? null }),
);

export const invitationList = openedBy(() => invitations);

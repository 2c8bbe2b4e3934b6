import type { Locale } from '@blattwerk/contract/errors';
import type { InvitationStatus, StaffRole } from '@blattwerk/contract/invitations/shapes';
import type { StoredInvitationStatus } from '@blattwerk/contract/invitations/states';
import type { Knex } from 'knex';
import type { ModelObject } from 'objection';
import { BaseModel } from '../../kernel/base-model.ts';
import type { Actor, Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';

/** An invitation to work here. */
export class Invitation extends BaseModel {
  static override tableName = 'invitations';

  declare email: string;
  declare role: StaffRole;
  declare pharmacyId: string | null;
  declare message: string | null;
  declare locale: Locale;
  declare inviterId: string | null;
  declare status: StoredInvitationStatus;
  declare linkId: string;
  declare tokenHash: string;
  declare expiresAt: Date;
  declare acceptedAt: Date | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}

/** With what follows from the time and from other tables. */
export interface InvitationRow extends ModelObject<Invitation> {
  state: InvitationStatus;
  pharmacyName: string | null;
  inviterName: string | null;
}

/** Administrators reach all, a pharmacy's administrator its own, others those that they sent. @throws server.forbidden for a pharmacy's other people */
export const visibleTo = (query: Knex.QueryBuilder, actor: Actor): Knex.QueryBuilder => {
  if (actor.role === 'system' || actor.role === 'admin') return query;
  if (actor.role === 'pharmacy' && !actor.isPharmacyAdmin) throw failure('server.forbidden');
  if (actor.role === 'pharmacy') return query.where('invitations.pharmacyId', actor.pharmacyId);
  return query.where('invitations.inviterId', 'id' in actor ? actor.id : null);
};

/** As one table, so that lists filter and sort by what follows too. */
export const invitationRows = (ctx: Ctx): Knex.QueryBuilder =>
  ctx.trx.from(
    ctx
      .trx('invitations')
      .leftJoin('pharmacies', 'pharmacies.id', 'invitations.pharmacyId')
      .leftJoin('users as inviters', 'inviters.id', 'invitations.inviterId')
      .select('invitations.*', 'pharmacies.name as pharmacyName')
      .select(ctx.trx.raw(`nullif(concat_ws(' ', nullif(inviters.title, ''), inviters.first_name, inviters.last_name), '') AS inviter_name`))
      .select(
        ctx.trx.raw(`CASE WHEN invitations.status = 'pending' AND invitations.expires_at <= :now THEN 'expired' ELSE invitations.status END AS state`, {
          now: ctx.clock.now(),
        }),
      )
      .as('invitations'),
  );

import type { Knex } from 'knex';
import type { Clock } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import type { ConsultationRow } from './support-views.presenter.ts';

export interface SupportViewRow {
  id: string;
  patientId: string;
  adminId: string;
  sessionId: string;
  reason: string;
  createdAt: Date;
  expiresAt: Date;
  openedAt: Date | null;
  endedAt: Date | null;
}

/** Views that are good now: within their time, not ended, and their administrator still signed in where the link was asked for. */
export const liveViews = ({ trx, clock }: { trx: Knex; clock: Clock }): Knex.QueryBuilder =>
  trx('support_views')
    .whereNull('endedAt')
    .where('expiresAt', '>', clock.now())
    .whereIn(
      'sessionId',
      trx('sessions')
        .join('users', 'users.id', 'sessions.userId')
        .where({ 'users.role': 'admin', 'users.status': 'active' })
        .whereNull('sessions.revokedAt')
        .where('sessions.expiresAt', '>', clock.now())
        .select('sessions.id'),
    );

/** The patient's consultations with the doctors' names, the latest first. */
export const consultationsOf = (ctx: Ctx<Member>): Promise<ConsultationRow[]> =>
  ctx
    .trx('consultations')
    .join('users', 'users.id', 'consultations.doctorId')
    .where({ 'consultations.patientId': ctx.actor.id })
    .orderBy('consultations.startsAt', 'desc')
    .select('consultations.startsAt', 'consultations.endsAt', 'consultations.status', 'users.title', 'users.firstName', 'users.lastName');

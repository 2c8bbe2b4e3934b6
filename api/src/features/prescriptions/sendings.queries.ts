import type { Knex } from 'knex';
import type { ModelObject } from 'objection';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Sending } from './sending.model.ts';

export interface SilentSending extends ModelObject<Sending> {
  isCalled: boolean;
}

/** Sendings whose pharmacy has not reacted: not opened, no prescription accepted, no question asked. With staff, those that are still to be passed on. */
export const silentSendings = (ctx: Ctx): Promise<SilentSending[]> =>
  ctx
    .trx('sendings')
    .whereNull('endedAt')
    .whereNull('openedAt')
    .whereRaw(
      `EXISTS (SELECT FROM prescriptions WHERE sending_id = sendings.id AND status = CASE channel WHEN 'staff' THEN 'passing-on' ELSE 'sent' END)
       AND NOT EXISTS (SELECT FROM prescriptions WHERE sending_id = sendings.id AND status NOT IN ('passing-on', 'sent'))
       AND NOT EXISTS (SELECT FROM prescription_events AS events JOIN prescriptions ON prescriptions.id = prescription_id
         WHERE prescriptions.sending_id = sendings.id AND events.kind IN ('opened', 'question') AND events.at >= sendings.sent_at)`,
    )
    .orderBy('sentAt')
    .select('sendings.*', ctx.trx.raw(`EXISTS (SELECT FROM delivery_tasks WHERE sending_id = sendings.id AND kind = 'call') AS is_called`));

/** Sendings of a span of time to a pharmacy's account of which the pharmacy was not notified. */
export const sendingsToAnnounce = (trx: Knex, { from, to }: { from: Date; to: Date }): Promise<{ sendingId: string }[]> =>
  trx('sendings')
    .join('pharmacies', 'pharmacies.id', 'sendings.pharmacyId')
    .whereNotNull('pharmacies.email')
    .where({ channel: 'account' })
    .whereNull('sendings.notifiedAt')
    .whereNull('sendings.endedAt')
    .whereBetween('sendings.sentAt', [from, to])
    .select('sendings.id as sendingId');

/** Ends those of these sendings in which nothing is left. */
export const endEmptySendings = async ({ trx, clock }: Ctx, ids: readonly string[]): Promise<void> =>
  void (await trx('sendings')
    .whereIn('id', ids)
    .whereNotIn('id', trx('prescription_deliveries').select('sendingId').whereNull('voidedAt'))
    .whereNull('endedAt')
    .update({ endedAt: clock.now() }));

interface PharmacyContact {
  name: string;
  email: string | null;
  userId: string | null;
}

/** A pharmacy with its address, and the person who has worked with its account longest. */
export const findContact = ({ trx }: Ctx, pharmacyId: string): Promise<PharmacyContact | undefined> =>
  trx('pharmacies')
    .leftJoin('users', (join) => void join.on('users.pharmacyId', 'pharmacies.id').andOnVal('users.status', 'active'))
    .where({ 'pharmacies.id': pharmacyId })
    .orderBy('users.createdAt')
    .first<PharmacyContact | undefined>('pharmacies.name', 'pharmacies.email', 'users.id as userId');

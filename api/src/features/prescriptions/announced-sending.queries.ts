import { DateTime } from 'luxon';
import type { Ctx } from '../../kernel/ctx.ts';
import type { ModelObject } from 'objection';
import type { Sending } from './sending.model.ts';

/** A sending as its pharmacy is told of it: nothing about whom or what. */
export interface AnnouncedSending extends ModelObject<Sending> {
  email: string | null;
  name: string;
  prescriptionIds: string[];
  numbers: string[];
  /** The end of the last valid day in Germany, ISO 8601 in UTC. */
  expiresAt: string;
}

type Row = Omit<AnnouncedSending, 'expiresAt'> & { validUntil: string };

/** Undefined for a sending that is over or has no prescription left. */
export const findAnnouncedSending = async (ctx: Ctx, sendingId: string): Promise<AnnouncedSending | undefined> => {
  const row = await ctx
    .trx('sendings')
    .join('pharmacies', 'pharmacies.id', 'sendings.pharmacyId')
    .join('prescriptions', 'prescriptions.sendingId', 'sendings.id')
    .where({ 'sendings.id': sendingId })
    .whereNull('sendings.endedAt')
    .groupBy('sendings.id', 'pharmacies.id')
    .first<Row | undefined>(
      'sendings.*',
      'pharmacies.email',
      'pharmacies.name',
      ctx.trx.raw('max(prescriptions.valid_until) AS valid_until'),
      ctx.trx.raw('array_agg(prescriptions.id ORDER BY position) AS prescription_ids, array_agg(prescriptions.number ORDER BY position) AS numbers'),
    );
  if (!row) return undefined;
  const { validUntil, ...sending } = row;
  return { ...sending, expiresAt: DateTime.fromISO(validUntil, { zone: 'Europe/Berlin' }).endOf('day').toUTC().toISO() ?? validUntil };
};

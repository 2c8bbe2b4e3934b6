import { DateTime } from 'luxon';
import type { Ctx } from '../../kernel/ctx.ts';
import { LegalHold } from './legal-hold.model.ts';

/** The day on which it is now. */
export const today = ({ clock }: Pick<Ctx, 'clock'>): string => DateTime.fromJSDate(clock.now(), { zone: 'Europe/Berlin' }).toFormat('yyyy-MM-dd');

/** The patients of whom nothing may be deleted now, as a subquery. */
export const heldPatients = (ctx: Pick<Ctx, 'trx' | 'clock'>) =>
  ctx.trx('legal_holds').whereNull('liftedAt').where('until', '>=', today(ctx)).select<{ patientId: string }[]>('patientId');

/** Their addresses, of the account or of the sealed record, as a subquery: for what is kept by address. */
export const heldAddresses = (ctx: Pick<Ctx, 'trx' | 'clock'>) =>
  ctx
    .trx('users')
    .whereIn('id', heldPatients(ctx))
    .select<{ email: string }[]>('email')
    .union(ctx.trx('sealed_records').whereIn('userId', heldPatients(ctx)).select('email'));

export const isHeld = async (ctx: Pick<Ctx, 'trx' | 'clock'>, patientId: string): Promise<boolean> =>
  (await heldPatients(ctx).where({ patientId }).first()) !== undefined;

/** Goes with the person. */
export const deleteLegalHoldsOf = async ({ trx }: Ctx, patientId: string): Promise<void> => void (await LegalHold.query(trx).where({ patientId }).delete());

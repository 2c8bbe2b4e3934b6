import { DateTime } from 'luxon';
import type { Ctx } from '../../kernel/ctx.ts';
import { LegalHold } from './legal-hold.model.ts';

/** The day on which it is now. */
export const today = ({ clock }: Pick<Ctx, 'clock'>): string => DateTime.fromJSDate(clock.now(), { zone: 'Europe/Berlin' }).toFormat('yyyy-MM-dd');

/** The patients of whom nothing may be deleted now, as a subquery. */
export const heldPatients = (ctx: Pick<Ctx, 'trx' | 'clock'>) =>
  ctx.trx('legal_holds').whereNull('liftedAt').where('until', '>=', today(ctx)).select<{ patientId: string }[]>('patientId');

export const isHeld = async (ctx: Pick<Ctx, 'trx' | 'clock'>, patientId: string): Promise<boolean> =>
  (await heldPatients(ctx).where({ patientId }).first()) !== undefined;

/** Goes with the person. */
export const deleteLegalHoldsOf = async ({ trx }: Ctx, patientId: string): Promise<void> => void (await LegalHold.query(trx).where({ patientId }).delete());

import type { OpenPeriod } from '@blattwerk/contract/pharmacies/opening-hours';
import type { Pickup } from '@blattwerk/contract/prescriptions/inbox';
import { restOf } from '@blattwerk/contract/prescriptions/repeats';
import { qrPicture } from '../../adapters/qr-code/qr-picture.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { openingStateAt } from '../pharmacies/public.ts';
import { visibleTo, type Prescription } from './prescription.model.ts';

interface Row extends Pick<Prescription, 'status' | 'quantity' | 'dispensedQuantity' | 'repeat' | 'holdUntil' | 'pickupCode'> {
  openingHours: OpenPeriod[] | null;
  federalState: string | null;
  priceCents: number | null;
}

/** What is left to collect costs what the pharmacy's stock says now. @throws prescription.not.found, prescription.cantProcessed while it is not ready */
export const readPickup = async (ctx: Ctx<Member>, id: string): Promise<Pickup> => {
  const row = found(
    await visibleTo(ctx.trx, ctx.actor)
      .join('pharmacies', 'pharmacies.id', 'prescriptions.pharmacyId')
      .leftJoin('stock', (on) => on.on('stock.pharmacyId', 'prescriptions.pharmacyId').on('stock.productId', 'prescriptions.productId'))
      .where('prescriptions.id', id)
      .first<Row | undefined>(
        'prescriptions.status',
        'prescriptions.quantity',
        'prescriptions.dispensedQuantity',
        'prescriptions.repeat',
        'prescriptions.holdUntil',
        'prescriptions.pickupCode',
        'pharmacies.openingHours',
        ctx.trx.raw(`(SELECT state FROM postal_areas WHERE pharmacies.zip_code LIKE prefix || '%' ORDER BY length(prefix) DESC LIMIT 1) AS federal_state`),
        'stock.priceCents',
      ),
    'prescription.not.found',
  );
  const { pickupCode, holdUntil } = row;
  if ((row.status !== 'ready' && row.status !== 'partly-dispensed') || !pickupCode || !holdUntil) throw failure('prescription.cantProcessed');
  const now = ctx.clock.now();
  return {
    code: pickupCode,
    qr: await qrPicture(pickupCode),
    holdUntil: holdUntil.toISOString(),
    isHoldOver: holdUntil < now,
    openingHours: row.openingHours,
    opening: openingStateAt(row.openingHours, now, row.federalState),
    priceCents: row.priceCents === null ? null : Math.round(row.priceCents * restOf(row)),
    currency: 'EUR',
  };
};

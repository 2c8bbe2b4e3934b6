import type { NearbyStockList } from '@blattwerk/contract/treatments/nearby-stock';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { placeOf } from '../places/public.ts';
import { readSetting } from '../settings/public.ts';
import { User } from '../users/public.ts';
import { chosenPharmacyOf, nearbyStockOf } from './nearby-stock.queries.ts';
import { findInQueue } from './queue.queries.ts';

interface Asked {
  id: string;
  productId?: string[] | undefined;
}

/** Where the patient of an own request finds the products. @throws treatment.notFound, doctor.notAssigned */
export const readNearbyStock = async (ctx: Ctx<Member>, { id, productId: productIds = [] }: Asked): Promise<NearbyStockList> => {
  const { access, patientId } = await findInQueue(ctx, id);
  if (access !== 'assigned') throw failure('doctor.notAssigned');
  const { zipCode } = await User.query(ctx.trx).findById(patientId).throwIfNotFound();
  const place = zipCode === null ? null : await placeOf(ctx, zipCode);
  const chosenPharmacy = await chosenPharmacyOf(ctx, patientId, place);
  const freshAfter = later(ctx.clock.now(), -(await readSetting(ctx, 'stock.goneHours')) * duration.hours);
  return { chosenPharmacy, items: await nearbyStockOf(ctx, { productIds, place, chosenId: chosenPharmacy?.id ?? null, freshAfter }) };
};

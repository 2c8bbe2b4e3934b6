import type { Alert } from '@blattwerk/contract/alerts/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { presentAlert, type OwnAlertRow } from './alert.presenter.ts';

const ownAlerts = (ctx: Ctx<Member>) =>
  ctx
    .trx('alerts')
    .join('products', 'products.id', 'alerts.productId')
    .leftJoin('pharmacies', 'pharmacies.id', 'alerts.pharmacyId')
    .where({ 'alerts.userId': ctx.actor.id })
    .select(
      'alerts.id',
      'alerts.kind',
      'alerts.status',
      'alerts.priceCents',
      'alerts.zipCode',
      'alerts.radiusKm',
      'alerts.createdAt',
      'alerts.lastSentAt',
      'alerts.productId',
      'products.slug as productSlug',
      'products.name as productName',
      'products.unit',
      'alerts.pharmacyId',
      'pharmacies.slug as pharmacySlug',
      'pharmacies.name as pharmacyName',
      'pharmacies.zipCode as pharmacyZipCode',
      'pharmacies.city as pharmacyCity',
    );

/** The caller's own, latest first. */
export const listOwnAlerts = async (ctx: Ctx<Member>): Promise<{ items: Alert[]; total: number }> => {
  const rows: OwnAlertRow[] = await ownAlerts(ctx).orderBy([{ column: 'alerts.createdAt', order: 'desc' }, { column: 'alerts.id' }]);
  return { items: rows.map(presentAlert), total: rows.length };
};

export const readOwnAlert = async (ctx: Ctx<Member>, id: string): Promise<Alert> =>
  presentAlert(found(await ownAlerts(ctx).where({ 'alerts.id': id }).first<OwnAlertRow | undefined>()));

/** @throws server.notFound for one that is missing or another person's */
export const removeOwnAlert = async (ctx: Ctx<Member>, id: string): Promise<void> => {
  found((await ctx.trx('alerts').where({ id, userId: ctx.actor.id }).delete()) > 0 || undefined);
};

import type { AlertKind } from '@blattwerk/contract/alerts/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import type { OwnAlertRow } from './alert.presenter.ts';

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

/** The caller's alerts with their products and pharmacies, the latest first. */
export const queryOwn = (ctx: Ctx<Member>): Promise<OwnAlertRow[]> =>
  ownAlerts(ctx).orderBy([{ column: 'alerts.createdAt', order: 'desc' }, { column: 'alerts.id' }]);

export const findOwn = (ctx: Ctx<Member>, id: string): Promise<OwnAlertRow | undefined> =>
  ownAlerts(ctx).where({ 'alerts.id': id }).first<OwnAlertRow | undefined>();

/** Alerts of one person or address are asked for one after the other. */
export const lockPerson = async ({ trx }: Ctx, person: string): Promise<void> =>
  void (await trx.raw(`SELECT pg_advisory_xact_lock(hashtextextended(?, 0))`, [`alerts:${person}`]));

/** Only one run sends alerts at a time. */
export const lockSending = async ({ trx }: Ctx): Promise<void> => void (await trx.raw(`SELECT pg_advisory_xact_lock(hashtextextended('alerts.send', 0))`));

/** Inserts an alert; false where the same one is there. */
export const insertUnlessThere = async ({ trx }: Ctx, row: object): Promise<boolean> =>
  (await trx('alerts').insert(row).onConflict().ignore().returning('id')).length > 0;

/** Whether the product is published, and the pharmacy listed where one is named. */
export const isPublic = async ({ trx }: Ctx, { productId, pharmacyId }: { productId: string; pharmacyId?: string | undefined }): Promise<boolean> => {
  const product = await trx('products').where({ id: productId }).whereNotNull('publishedAt').first('id');
  const pharmacy = pharmacyId === undefined ? undefined : await trx('pharmacies').where({ id: pharmacyId, isListed: true }).first('id');
  return product !== undefined && (pharmacyId === undefined || pharmacy !== undefined);
};

/** Alerts about one product are about another one from now on; who waits for the same of both already waits once. */
export const moveAlerts = async ({ trx }: Ctx, { from, to }: { from: string; to: string }): Promise<void> => {
  const same = ['user_id', 'email', 'kind', 'price_cents', 'pharmacy_id', 'zip_code', 'radius_km'].map(
    (column) => `own.${column} IS NOT DISTINCT FROM twice.${column}`,
  );
  await trx.raw(`DELETE FROM alerts AS twice USING alerts AS own WHERE twice.product_id = :from AND own.product_id = :to AND ${same.join(' AND ')}`, {
    from,
    to,
  });
  await trx('alerts').where({ productId: from }).update({ productId: to });
};

/** Mails that asked an address for its confirmation since then. */
export const countConfirmMails = async ({ trx }: Ctx, email: string, since: Date): Promise<number> => {
  const [counted] = await trx('mails')
    .where({ recipientAddress: email, template: 'alert-confirm' })
    .where('createdAt', '>', since)
    .count<{ n: number }[]>({ n: '*' });
  return Number(counted?.n ?? 0);
};

interface SubjectOfAlert {
  kind: AlertKind;
  slug: string;
  name: string;
}

/** What an alert is about. */
export const subjectOf = ({ trx }: Ctx, id: string): Promise<SubjectOfAlert | undefined> =>
  trx('alerts').join('products', 'products.id', 'alerts.productId').where({ 'alerts.id': id }).first('alerts.kind', 'products.slug', 'products.name');

import type { AlertAnswer, AlertInput } from '@blattwerk/contract/alerts/shapes';
import { maxAlerts, usualRadiusKm } from '@blattwerk/contract/alerts/shapes';
import { alertStates } from '@blattwerk/contract/alerts/states';
import type { ModelObject } from 'objection';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { transition } from '../../kernel/state-machine.ts';
import { addressKey, takeTry } from '../../kernel/attempts.ts';
import { queueMail } from '../mails/public.ts';
import { placeOf } from '../places/public.ts';
import { goneBefore, marketAccess } from '../products/public.ts';
import { Alert } from './alert.model.ts';
import { isMetNow } from './alerts.queries.ts';
import { alertMessages } from './messages.ts';
import { countConfirmMails, insertUnlessThere, isPublic, lockPerson } from './own-alerts.queries.ts';
import { readOwnAlert } from './own-alerts.service.ts';

/** The limit of confirmations a day, for any caller; the answer to the caller is the same beyond it. */
const maxMailsADay = 5;
/** The limit of requests from one network in an hour, so that our mails cannot be used against strangers. */
const maxRequests = 60;

/** Counted outside of transactions. @throws auth.tooManyAttempts */
export const takeRequest = (ctx: Ctx): Promise<void> => takeTry(ctx, [{ key: addressKey(ctx, 'alerts'), tries: maxRequests, within: duration.hours }]);

type Wish = Omit<AlertInput, 'email'>;
type NewAlert = Pick<Alert, 'id' | 'productId' | 'kind'> & Partial<ModelObject<Alert>>;

/** Who may not see prices may not find them out by waiting for one either. */
const checkAccess = async (ctx: Ctx, { kind }: Wish): Promise<void> => {
  const { prices } = await marketAccess(ctx);
  if (kind === 'price-below' && !prices) throw failure('server.unauthorized');
};

const placeColumns = async (ctx: Ctx, { zipCode, radiusKm }: Wish): Promise<Partial<NewAlert>> => {
  if (zipCode === undefined) return {};
  const place = found(await placeOf(ctx, zipCode), 'invalid.zip.code');
  return { zipCode, radiusKm: radiusKm ?? usualRadiusKm, lat: place.lat, lon: place.lon };
};

/** What is asked for, as a row without its person. @throws server.notFound for a product or a pharmacy that is not public */
const rowOf = async (ctx: Ctx, wish: Wish): Promise<NewAlert> => {
  await checkAccess(ctx, wish);
  const { productId, pharmacyId, kind, priceCents } = wish;
  if (!(await isPublic(ctx, wish))) throw failure('server.notFound');
  const now = ctx.clock.now();
  const place = await placeColumns(ctx, wish);
  return {
    id: newId(),
    productId,
    kind,
    ...(priceCents === undefined ? {} : { priceCents }),
    ...(pharmacyId === undefined ? {} : { pharmacyId }),
    ...place,
    locale: ctx.locale,
    askedAt: now,
    createdAt: now,
    updatedAt: now,
  };
};

/** The row if it is new; what is there on the same day is what the person sees on the page, and no news. */
const insert = async (ctx: Ctx, row: NewAlert): Promise<boolean> => {
  if (!(await insertUnlessThere(ctx, row))) return false;
  const isMet = await isMetNow(ctx.trx, { id: row.id, goneBefore: await goneBefore(ctx) });
  if (isMet) await Alert.query(ctx.trx).findById(row.id).patch({ metAt: ctx.clock.now(), isTold: true });
  return true;
};

const sameAs = ({ productId, kind, priceCents = null, pharmacyId = null, zipCode = null, radiusKm = null }: NewAlert) => ({
  productId,
  kind,
  priceCents,
  pharmacyId,
  zipCode,
  radiusKm,
});

/** With an account: at once. A price or a place that is asked for anew takes the place of the former one. @throws alert.tooMany */
export const askForOwn = async (ctx: Ctx<Member>, wish: Wish): Promise<AlertAnswer> => {
  const userId = ctx.actor.id;
  const row = { ...(await rowOf(ctx, wish)), userId, status: 'active' as const, confirmedAt: ctx.clock.now() };
  await lockPerson(ctx, userId);
  const { productId, kind, pharmacyId = null } = sameAs(row);
  const own = () => Alert.query(ctx.trx).where({ userId });
  if (!(await own().findOne(sameAs(row)))) {
    await own().where({ productId, kind, pharmacyId }).delete();
    if ((await own().resultSize()) >= maxAlerts) throw failure('alert.tooMany');
    await insert(ctx, row);
  }
  const { id } = found(await own().findOne(sameAs(row)));
  return { message: alertMessages.active[ctx.locale], status: 'active', alert: await readOwnAlert(ctx, id) };
};

const mayWrite = async (ctx: Ctx, email: string): Promise<boolean> => {
  const sent = await countConfirmMails(ctx, email, later(ctx.clock.now(), -duration.days));
  return sent < maxMailsADay && (await Alert.query(ctx.trx).where({ email }).resultSize()) < maxAlerts;
};

/**
 * Asks the owner of an address, by mail, whether it is them. What is there already, whether the address has an account,
 * and whether a mail was sent, the caller does not learn.
 */
export const askByAddress = async (ctx: Ctx, email: string, wish: Wish): Promise<AlertAnswer> => {
  const row = { ...(await rowOf(ctx, wish)), email, status: alertStates.initial };
  const answer: AlertAnswer = { message: alertMessages.asked[ctx.locale], status: 'pending', alert: null };
  await lockPerson(ctx, email);
  if (!(await mayWrite(ctx, email))) return answer;
  const isNew = await insert(ctx, row);
  const asked = found(
    await Alert.query(ctx.trx)
      .findOne({ email, ...sameAs(row) })
      .forUpdate(),
  );
  if (asked.status === 'active') return answer;
  const { locale } = ctx;
  const { askedAt } = isNew
    ? asked
    : await transition(ctx.trx, 'alerts', asked, { table: alertStates, action: 'ask', set: { askedAt: ctx.clock.now(), locale } });
  const params = { alertId: asked.id, askedAt: askedAt.toISOString() };
  await queueMail(ctx, { template: 'alert-confirm', recipientAddress: email, locale, params, dedupeKey: `alert:${asked.id}:${params.askedAt}` });
  return answer;
};

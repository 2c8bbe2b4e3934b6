import type { Locale } from '@blattwerk/contract/errors';
import { duration, later } from '../../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../../kernel/ctx.ts';
import { queueMail } from '../../mails/public.ts';
import { readSetting } from '../../settings/public.ts';
import { moveAlarms, readersOf, type Reader, type RaisedAlarm } from './alarms.queries.ts';

type Recipient = { recipientId: string; locale: Locale } | { recipientAddress: string; locale: Locale };
const keyOf = (recipient: Recipient): string => ('recipientId' in recipient ? recipient.recipientId : recipient.recipientAddress);

const tell = async (ctx: Ctx, alarm: RaisedAlarm, hours: number, recipient: Recipient): Promise<void> => {
  const { id, pharmacyName, run } = alarm;
  const dedupeKey = `feed-alarm:${id}:${keyOf(recipient)}`;
  if (!run) return queueMail(ctx, { ...recipient, template: 'stock-silent', dedupeKey, params: { pharmacyName, hours, path: '/admin/stock-feeds' } });
  const params = { pharmacyName, reason: run.reason, reasonValues: run.reasonValues, path: `/admin/feed-runs/${run.id}` };
  return queueMail(ctx, { ...recipient, template: run.status === 'failed' ? 'stock-run-failed' : 'stock-run-held', dedupeKey, params });
};

/** A pharmacy without an account is written to at the address that is known of it. */
const pharmacyRecipients = ({ pharmacyId, pharmacyEmail }: RaisedAlarm, readers: readonly Reader[]): Recipient[] => {
  const accounts = readers.filter((reader) => reader.pharmacyId === pharmacyId).map(({ id, locale }) => ({ recipientId: id, locale }));
  if (accounts.length > 0) return accounts;
  return pharmacyEmail === null ? [] : [{ recipientAddress: pharmacyEmail, locale: 'de' }];
};

/** Administrators get one mail for all that is new: when our own line is down, every feed fails at once. */
const notifyAdmin = async (ctx: Ctx, alarms: readonly RaisedAlarm[], hours: number, { id, locale }: Reader): Promise<void> => {
  const [first] = alarms as [RaisedAlarm];
  if (alarms.length === 1) return tell(ctx, first, hours, { recipientId: id, locale });
  const runs = alarms.filter(({ run }) => run).length;
  const pharmacies = new Set(alarms.map(({ pharmacyId }) => pharmacyId)).size;
  const params = { runs, silent: alarms.length - runs, pharmacies, path: runs > 0 ? '/admin/feed-runs' : '/admin/stock-feeds' };
  return queueMail(ctx, { recipientId: id, locale, template: 'stock-alarms', dedupeKey: `feed-alarms:${first.id}:${id}`, params });
};

/**
 * Tells administrators and the pharmacy about feeds that fail, are quarantined or are silent: once a feed and cause until it has recovered.
 * Alarm and mails are one transaction. A second call finds nothing new.
 * @returns how many alarms were raised
 */
export const raiseAlarms = (ctx: Ctx): Promise<number> =>
  inTransaction(ctx, async (bound) => {
    const hours = await readSetting(bound, 'stock.uncertainHours');
    const alarms = await moveAlarms(bound, later(ctx.clock.now(), -hours * duration.hours));
    if (alarms.length === 0) return 0;
    const readers = await readersOf(
      bound,
      alarms.map(({ pharmacyId }) => pharmacyId),
    );
    for (const alarm of alarms) for (const recipient of pharmacyRecipients(alarm, readers)) await tell(bound, alarm, hours, recipient);
    for (const reader of readers) if (reader.pharmacyId === null) await notifyAdmin(bound, alarms, hours, reader);
    return alarms.length;
  });

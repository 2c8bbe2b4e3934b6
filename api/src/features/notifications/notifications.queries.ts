import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import { eventsOf } from '@blattwerk/contract/notifications/events';
import type { Notification } from '@blattwerk/contract/notifications/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { columnsOf, defineList, listRecords, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy, type VisibleIds } from '../../kernel/open-list.ts';
import type { StoredNotification } from './notification.model.ts';
import { presentNotifications } from './notification.presenter.ts';
import { isOn } from './preferences.policy.ts';
import { preferencesOf } from './preferences.service.ts';
import { toldTemplates } from './template-events.ts';

/** The own ones, of those events of which the inbox shall tell; of whom else, not even an administrator reads them. */
const visibleTo = ({ trx, actor, hidden }: InboxCtx) =>
  trx('notifications').where({ recipientId: actor.id }).whereIn('template', toldTemplates).whereNotIn('event', hidden);

type InboxCtx = Ctx<Member> & { hidden: string[] };

const withHidden = async (ctx: Ctx<Member>): Promise<InboxCtx> => {
  const preferences = await preferencesOf(ctx, ctx.actor.id);
  return { ...ctx, hidden: eventsOf(ctx.actor.role).filter((event) => !isOn(preferences, event, 'inbox')) };
};

const notifications = defineList({
  fields: columnsOf('notifications', { id: 'id', event: 'text', createdAt: 'instant', readAt: 'instant' }),
  key: ['notifications.id'],
  defaultSort: ['-createdAt'],
  search: { text: ['notifications.event'] },
  visibleTo: (ctx: InboxCtx) => visibleTo(ctx).select('notifications.*'),
  present: (rows: readonly StoredNotification[], ctx: InboxCtx) => presentNotifications(ctx, rows),
  missing: 'server.notFound',
});

/** Those of the ids that are the actor's own. */
export const notificationIds: VisibleIds = ({ trx, actor }, ids) =>
  'id' in actor
    ? trx('notifications')
        .where({ recipientId: actor.id })
        .whereIn('id', [...ids])
        .pluck<string[]>('id')
    : Promise.resolve([]);

type NewNotification = Pick<StoredNotification, 'id' | 'recipientId' | 'event' | 'template'> & { params: object };

/** Inserts the notification without RETURNING: the acting user may insert the row but not read it. */
export const insertNotification = async ({ trx, clock }: Ctx, { params, ...row }: NewNotification): Promise<void> =>
  void (await trx('notifications').insert({ ...row, params: JSON.stringify(params), createdAt: clock.now() }));

export const countUnread = async (ctx: Ctx<Member>): Promise<number> => {
  const [found] = await visibleTo(await withHidden(ctx))
    .whereNull('readAt')
    .count<{ total: number }[]>({ total: '*' });
  return Number(found?.total ?? 0);
};

type Asked = Pick<ListQuery, 'page' | 'pageSize'> &
  Partial<Pick<ListQuery, 'filters' | 'sort' | 'q' | 'count' | 'counts' | 'facets'>> & { unread?: 'true' | 'false' | undefined };

/** One page of what the caller was told, and how many of all are unread. */
export const listNotifications = async (
  ctx: Ctx<Member>,
  { unread, filters = [], ...query }: Asked,
): Promise<RecordPage<Notification> & { unread: number }> => {
  const asked = unread === undefined ? [] : [{ field: 'readAt', operator: unread === 'true' ? ('null' as const) : ('nnull' as const), value: true }];
  const page = await listRecords(notifications, await withHidden(ctx), { counts: [], ...query, filters: [...filters, ...asked] });
  return { ...page, unread: await countUnread(ctx) };
};

export const notificationList = openedBy(async (ctx) => {
  const inbox = await withHidden(ctx as Ctx<Member>);
  return {
    ...notifications,
    visibleTo: () => notifications.visibleTo(inbox),
    present: (rows: readonly StoredNotification[]) => presentNotifications(inbox, rows),
  };
});

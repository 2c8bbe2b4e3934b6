import * as operations from '@blattwerk/contract/notifications/operations';
import { staffFactory } from '../../../http/factories.ts';
import { listNotifications } from '../notifications.queries.ts';
import { markRead } from '../notifications.service.ts';

export const listOfficeNotificationsEndpoint = staffFactory.build(operations.listOfficeNotifications, ({ ctx, input }) => listNotifications(ctx, input));

export const readOfficeNotificationsEndpoint = staffFactory.build(operations.readOfficeNotifications, ({ ctx, input }) => markRead(ctx, input.ids));

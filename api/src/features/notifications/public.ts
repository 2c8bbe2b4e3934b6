export { deleteNotificationsOf, deleteOldNotifications } from './erasure.queries.ts';
export { notificationIds } from './notifications.queries.ts';
export { noteMail } from './notifications.service.ts';
export { mailTiming, mayGather } from './preferences.service.ts';
export { notificationList } from './notifications.queries.ts';

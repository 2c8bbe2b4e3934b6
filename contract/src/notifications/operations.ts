import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  notificationList,
  notificationPreferences,
  notificationQuery,
  officeNotificationList,
  officeNotificationQuery,
  preferencesInput,
  readInput,
  unreadCount,
} from './shapes.ts';

export const listNotifications = operation({
  id: 'notifications.list',
  method: 'get',
  path: '/clients/notifications',
  summary: 'What the caller was told, newest first, in the language of the request',
  input: notificationQuery,
  answer: notificationList,
});

export const readNotifications = operation({
  id: 'notifications.read',
  method: 'post',
  path: '/clients/notifications/read',
  summary: 'Mark notifications as read, on all devices; without ids all of them',
  input: readInput,
  answer: unreadCount,
  errors: ['server.notFound'],
});

export const listOfficeNotifications = operation({
  id: 'notifications.office-list',
  method: 'get',
  path: '/backoffice/notifications',
  summary: 'What the caller was told, newest first, in the language of the request',
  input: officeNotificationQuery,
  answer: officeNotificationList,
});

export const readOfficeNotifications = operation({
  id: 'notifications.office-read',
  method: 'post',
  path: '/backoffice/notifications/read',
  summary: 'Mark notifications as read, on all devices; without ids all of them',
  input: readInput,
  answer: unreadCount,
  errors: ['server.notFound'],
});

export const readPreferences = operation({
  id: 'notifications.read-preferences',
  method: 'get',
  path: '/clients/iam/notification-preferences',
  summary: 'By which channel the caller is told of which event, the quiet hours, and what is always on and why',
  input: z.object({}),
  answer: notificationPreferences,
});

export const updatePreferences = operation({
  id: 'notifications.update-preferences',
  method: 'patch',
  path: '/clients/iam/notification-preferences',
  summary: 'Change what is named of them; what is always on cannot be turned off',
  input: preferencesInput,
  answer: notificationPreferences,
});

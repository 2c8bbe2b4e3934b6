import type { Knex } from 'knex';
import { v7 } from 'uuid';
import { insertRow } from './insert-row.ts';
import { buildPatient } from './users.ts';

interface NotificationRow {
  id: string;
  recipientId: string;
  event: string;
  template: string;
  params: string;
  createdAt: Date;
  readAt: Date | null;
}

/** Told to a patient: the decision on a request is there; it makes its own parent. */
export const buildNotification = async (trx: Knex, overrides: Partial<NotificationRow> = {}): Promise<NotificationRow> =>
  insertRow<NotificationRow>(trx, 'notifications', {
    id: v7(),
    event: 'decision',
    template: 'request-approved',
    params: JSON.stringify({ treatmentId: v7() }),
    createdAt: new Date(),
    readAt: null,
    ...overrides,
    recipientId: overrides.recipientId ?? (await buildPatient(trx)).id,
  });

interface PushDeviceRow {
  id: string;
  userId: string;
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  createdAt: Date;
}

/** A browser that may be told, in a session of its own. */
export const buildPushDevice = async (trx: Knex, overrides: Partial<PushDeviceRow> = {}): Promise<PushDeviceRow> => {
  const [id, sessionId] = [v7(), v7()];
  const userId = overrides.userId ?? (await buildPatient(trx)).id;
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + 20 * 86_400_000);
  if (!overrides.sessionId) await trx('sessions').insert({ id: sessionId, userId, refreshHash: sessionId, createdAt, lastUsedAt: createdAt, expiresAt });
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  return insertRow<PushDeviceRow>(trx, 'push_devices', { id, sessionId, endpoint: `https://push.example/${id}`, ...keys, createdAt, ...overrides, userId });
};

interface SuppressedAddressRow {
  id: string;
  address: string;
  cause: string;
  statusCode: string;
  isHeld: boolean;
  createdAt: Date;
  updatedAt: Date;
  lastReportedAt: Date;
}

/** An address that mails do not reach. */
export const buildSuppressedAddress = async (trx: Knex, overrides: Partial<SuppressedAddressRow> = {}): Promise<SuppressedAddressRow> => {
  const [id, at] = [v7(), new Date()];
  const row = { id, address: `${id}@mail.example`, cause: 'bounce', statusCode: '5.1.1', isHeld: true, lastReportedAt: at, createdAt: at, updatedAt: at };
  return insertRow<SuppressedAddressRow>(trx, 'suppressed_addresses', { ...row, ...overrides });
};

import type { Device } from '@blattwerk/contract/accounts/access-shapes';
import { recogniseDevice } from './device.ts';

export interface DeviceRow {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  lastUsedAt: Date;
}

export const presentDevice = (row: DeviceRow, currentSessionId: string): Device => ({
  id: row.id,
  current: row.id === currentSessionId,
  ...recogniseDevice(row.userAgent),
  userAgent: row.userAgent,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt.toISOString(),
});

import type { Device } from '@blattwerk/contract/accounts/access-shapes';
import type { Locale } from '@blattwerk/contract/errors';
import type { NetworkPlace } from '../../adapters/network-place/network-place-port.ts';
import { recogniseDevice } from './device.ts';

export const deviceColumns = ['id', 'userAgent', 'place', 'createdAt', 'lastUsedAt'] as const;
export interface DeviceRow {
  id: string;
  userAgent: string | null;
  place: NetworkPlace | null;
  createdAt: Date;
  lastUsedAt: Date;
}

const countries = { de: new Intl.DisplayNames('de', { type: 'region' }), en: new Intl.DisplayNames('en-GB', { type: 'region' }) };

/** "München, Deutschland"; the country alone where the town is not known. */
const presentPlace = ({ city, country }: NetworkPlace, locale: Locale): string =>
  [city?.[locale], countries[locale].of(country)].filter((part) => part !== undefined).join(', ');

export const presentDevice = (row: DeviceRow, currentSessionId: string, locale: Locale): Device => ({
  id: row.id,
  current: row.id === currentSessionId,
  ...recogniseDevice(row.userAgent),
  userAgent: row.userAgent,
  place: row.place && presentPlace(row.place, locale),
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt.toISOString(),
});

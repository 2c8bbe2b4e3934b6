import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { Reader, type CityResponse } from 'mmdb-lib';
import type { NetworkPlacePort } from './network-place-port.ts';

/** Knows no place: what is not configured is not guessed. */
export const noPlaces: NetworkPlacePort = { placeOf: () => null };

/** An IPv4 caller of a server that listens on IPv6 as well. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Looks places up in a city database in MaxMind's format (GeoLite2 City, DB-IP City Lite), which is held in memory. @throws when the file cannot be read */
export const mmdbPlaces = async (file: string): Promise<NetworkPlacePort> => {
  const reader = new Reader<CityResponse>(await readFile(file));
  return {
    placeOf: (address) => {
      const asked = plain(address);
      const found = isIP(asked) === 0 ? null : reader.get(asked);
      if (!found?.country) return null;
      const names = found.city?.names;
      return { city: names ? { de: names.de ?? names.en, en: names.en } : null, country: found.country.iso_code };
    },
  };
};

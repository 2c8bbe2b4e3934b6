import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { isPublicAddress } from './allowed-address.ts';
import { FeedFetchError } from './feed-fetch-port.ts';

/** All addresses behind a name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

export const systemResolve: Resolve = (hostname) => lookup(hostname, { all: true });

export const refused = (): FeedFetchError => new FeedFetchError('feed.addressRefused');

/**
 * The addresses behind a host, all of them public, to be connected as they are: a name that is asked a second time may answer differently.
 * IPv4 comes first, which every machine can reach. @throws FeedFetchError when one of them is not public
 */
export const publicAddresses = async (resolve: Resolve, host: string): Promise<string[]> => {
  const addresses = isIP(host) === 0 ? await resolve(host) : [{ address: host, family: isIP(host) }];
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) throw refused();
  return addresses.toSorted((one, other) => one.family - other.family).map(({ address }) => address);
};

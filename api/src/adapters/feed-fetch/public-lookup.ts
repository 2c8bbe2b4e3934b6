import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './allowed-address.ts';
import { FeedFetchError } from './feed-fetch-port.ts';

/** All addresses behind a name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

export const systemResolve: Resolve = (hostname) => lookup(hostname, { all: true });

export const refused = (): FeedFetchError => new FeedFetchError('feed.addressRefused');

/** The addresses behind a name, all of them public. @throws FeedFetchError when one of them is not */
export const publicAddresses = async (resolve: Resolve, hostname: string): Promise<LookupAddress[]> => {
  const addresses = await resolve(hostname);
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) throw refused();
  return addresses;
};

/** Name resolution for sockets that hands out public addresses only, so that no connection to another one is ever begun. */
export const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    publicAddresses(resolve, hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all) callback(null, addresses);
        else callback(null, first?.address ?? '', first?.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };

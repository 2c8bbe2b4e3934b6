import ipaddr from 'ipaddr.js';

/** Networks that Express knows by name. */
const named = ['loopback', 'linklocal', 'uniquelocal'];

const entriesOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

const isNetwork = (entry: string): boolean =>
  named.includes(entry) || ipaddr.IPv4.isValidFourPartDecimal(entry) || ipaddr.IPv6.isValid(entry) || ipaddr.isValidCIDR(entry);

/** How many proxies there are (0 to 5), or their addresses and networks: `uniquelocal, 203.0.113.7`. */
export const isProxyList = (text: string): boolean => /^[0-5]$/.test(text) || (entriesOf(text).length > 0 && entriesOf(text).every(isNetwork));

export const proxiesOf = (text: string): number | string[] => (/^[0-5]$/.test(text) ? Number(text) : entriesOf(text));

const privateRanges = ['loopback', 'linkLocal', 'uniqueLocal', 'private'];
const isPrivate = (address: string): boolean => ipaddr.isValid(address) && privateRanges.includes(ipaddr.process(address).range());

/** Whose `X-Forwarded-*` is believed, for Express' `trust proxy`. Where proxies are only counted, nobody on the internet is one of them. */
export const trustedProxies = (proxies: number | string[]): string[] | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (address, hop) => hop < proxies && isPrivate(address) : proxies;

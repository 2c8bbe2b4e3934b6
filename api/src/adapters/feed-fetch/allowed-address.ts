import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Ports on which pharmacies' servers answer; databases, mail servers and the like are none of them. */
const publicPorts = new Set(['', '443', '8443']);

/** Whether an address belongs to the public internet: not loopback, private, link-local, reserved, or such an address in IPv6 clothes. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
};

export interface AddressRules {
  /** Hosts, with or without a port, that may lie in private space: `localhost:3010`. */
  privateHosts: readonly string[];
}

export const isTrustedHost = (url: URL, rules: AddressRules): boolean => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return rules.privateHosts.includes(host) || rules.privateHosts.includes(url.host);
};

/** Whether an address may be asked at all; for names the addresses behind them are checked at connecting. */
export const isAllowedUrl = (url: URL, rules: AddressRules): boolean => {
  if (url.username !== '' || url.password !== '') return false;
  if (isTrustedHost(url, rules)) return url.protocol === 'http:' || url.protocol === 'https:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return url.protocol === 'https:' && publicPorts.has(url.port) && (isIP(host) === 0 || isPublicAddress(host));
};

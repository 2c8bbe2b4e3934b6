import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Ports on which pharmacies' servers answer; databases, mail servers and the like are none of them. */
const usualPorts: Readonly<Record<string, readonly string[]>> = {
  'https:': ['', '443', '8443'],
  'sftp:': ['', '22', '222', '2022', '2222', '22222'],
};

/** What is given out to servers; everything outside of it is reserved, or a local address in IPv6 clothes. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address belongs to the public internet: not loopback, private, link-local, reserved, or such an address in IPv6 clothes. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(globalIpv6));
};

export interface AddressRules {
  /** Hosts, with or without a port, that may lie in private space: `localhost:3010`. */
  privateHosts: readonly string[];
  /** On which ports public servers may be asked, by protocol. */
  publicPorts?: Readonly<Record<string, readonly string[]>>;
}

/** The host as the web reads it, whatever the protocol: lower case, 0x7f000001 as 127.0.0.1, full-width dots as dots. Empty when it is none. */
const hostOf = (url: URL): string => {
  const plain = `https://${url.hostname}/`;
  return URL.canParse(plain) ? new URL(plain).hostname.replace(/^\[|\]$/g, '') : '';
};

/** Where a server is asked; ports of their own are kept apart, the usual one is left empty. */
export const targetOf = (url: URL): { host: string; port: string } => ({ host: hostOf(url), port: url.port });

export const isTrustedHost = (url: URL, rules: AddressRules): boolean => {
  const { host, port } = targetOf(url);
  return rules.privateHosts.includes(host) || rules.privateHosts.includes(port === '' ? host : `${host}:${port}`);
};

/** Whether an address may be asked at all; for names the addresses behind them are checked at connecting. */
export const isAllowedUrl = (url: URL, rules: AddressRules): boolean => {
  const { host, port } = targetOf(url);
  if (host === '' || url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'sftp:' && (url.search !== '' || url.hash !== '')) return false;
  if (isTrustedHost(url, rules)) return ['http:', 'https:', 'sftp:'].includes(url.protocol);
  return (rules.publicPorts ?? usualPorts)[url.protocol]?.includes(port) === true && (isIP(host) === 0 || isPublicAddress(host));
};

/** Same protocol, host and port: who may be told a login that was stored for the other one. */
export const isSameServer = (one: URL, other: URL): boolean =>
  one.protocol === other.protocol && targetOf(one).host === targetOf(other).host && one.port === other.port;

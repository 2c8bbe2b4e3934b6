import express from 'express';
import { isProxyList, proxiesOf, trustedProxies } from './trusted-proxies.ts';

const trusts = (text: string, address: string, hop = 0): boolean => {
  const app = express();
  app.set('trust proxy', trustedProxies(proxiesOf(text)));
  return (app.get('trust proxy fn') as (address: string, hop: number) => boolean)(address, hop);
};

test.each([
  ['0', '127.0.0.1', 0, false],
  ['1', '172.18.0.4', 0, true],
  ['1', '::ffff:10.0.0.3', 0, true],
  ['1', '172.18.0.4', 1, false],
  ['2', '172.18.0.4', 1, true],
  ['1', '203.0.113.9', 0, false],
  ['uniquelocal', '172.18.0.4', 0, true],
  ['uniquelocal', '203.0.113.9', 0, false],
  ['uniquelocal, 203.0.113.0/24', '203.0.113.9', 0, true],
])('with %s the neighbour %s at hop %i is believed: %s', (text, address, hop, isBelieved) => expect(trusts(text, address, hop)).toBe(isBelieved));

test.each(['everyone', '10.0.0.0/40', '', '6', 'true'])('%s names no proxy', (text) => expect(isProxyList(text)).toBe(false));

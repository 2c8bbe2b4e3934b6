import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';
import { agoraVideo } from './agora-video.ts';
import { peerVideo } from './peer-video.ts';

interface DecodedToken {
  appId: string;
  expire: number;
  services: Record<string, { __channel_name: string; __uid: string; __privileges: Record<string, number> }>;
  from_string(token: string): boolean;
}
/** The library decodes its own tokens, but does not say so in its types. */
const { AccessToken2 } = createRequire(import.meta.url)('agora-token/src/AccessToken2.js') as { AccessToken2: new (...args: unknown[]) => DecodedToken };

const issuedAt = new Date('2026-11-23T10:00:00.000Z');
const room = { consultationId: '0192f0c1-2345-7abc-8def-0123456789ab', account: 'pseudonym', issuedAt, expiresAt: new Date('2026-11-23T14:00:00.000Z') };

it('gives the relay credentials that coturn computes the same way', () => {
  const video = peerVideo({ stunUrls: ['stun:turn.example:3478'], turn: { urls: ['turn:turn.example:3478'], secret: 'a secret of coturn' } });
  const username = `${room.expiresAt.getTime() / 1000}:pseudonym`;
  const credential = createHmac('sha1', 'a secret of coturn').update(username).digest('base64');
  expect(video.accessTo(room)).toEqual({
    iceServers: [{ urls: ['stun:turn.example:3478'] }, { urls: ['turn:turn.example:3478'], username, credential }],
  });
});

it('works without any server', () => {
  expect(peerVideo({ stunUrls: [] }).accessTo(room)).toEqual({ iceServers: [] });
});

it('opens one channel of Agora for one account and four hours', () => {
  const video = agoraVideo({ appId: '0123456789abcdef0123456789abcdef', certificate: 'fedcba9876543210fedcba9876543210', stunUrls: [] });
  const { token = '', ...rest } = video.accessTo(room);
  expect(rest).toEqual({ appId: '0123456789abcdef0123456789abcdef', channel: room.consultationId, account: 'pseudonym' });
  const decoded = new AccessToken2('', '', 0, 0);
  expect(decoded.from_string(token)).toBe(true);
  expect([String(decoded.appId), decoded.expire]).toEqual(['0123456789abcdef0123456789abcdef', 14_400]);
  const [service] = Object.values(decoded.services);
  expect([String(service?.__channel_name), String(service?.__uid)]).toEqual([room.consultationId, 'pseudonym']);
  expect(Object.values(service?.__privileges ?? {})).toEqual([14_400, 14_400, 14_400, 14_400]);
});

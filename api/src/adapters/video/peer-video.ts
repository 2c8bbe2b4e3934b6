import { iceServersOf, type IceOptions } from './ice-servers.ts';
import type { VideoPort } from './video-port.ts';

/** From browser to browser (WebRTC), end-to-end encrypted by DTLS-SRTP; a TURN server passes on what it cannot read. */
export const peerVideo = (options: IceOptions): VideoPort => {
  const iceServers = (account: string, expiresAt: Date) => iceServersOf(options, account, expiresAt);
  return { provider: 'peer', iceServers, accessTo: ({ account, expiresAt }) => ({ iceServers: iceServers(account, expiresAt) }) };
};

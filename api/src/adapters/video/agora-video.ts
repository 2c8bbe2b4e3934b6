import agora from 'agora-token';
import { iceServersOf, type IceOptions } from './ice-servers.ts';
import type { VideoPort } from './video-port.ts';

interface AgoraOptions extends IceOptions {
  appId: string;
  certificate: string;
}

/** Agora carries picture and sound: a token of ours opens one channel, for one account, for a short time. */
export const agoraVideo = ({ appId, certificate, ...ice }: AgoraOptions): VideoPort => ({
  provider: 'agora',
  iceServers: (account, expiresAt) => iceServersOf(ice, account, expiresAt),
  accessTo: ({ consultationId, account, issuedAt, expiresAt }) => {
    const seconds = Math.ceil((expiresAt.getTime() - issuedAt.getTime()) / 1000);
    const { PUBLISHER } = agora.RtcRole;
    const token = agora.RtcTokenBuilder.buildTokenWithUserAccount(appId, certificate, consultationId, account, PUBLISHER, seconds, seconds);
    return { appId, channel: consultationId, account, token };
  },
});

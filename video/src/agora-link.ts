import AgoraRTC, { type IAgoraRTCRemoteUser, type ILocalTrack } from 'agora-rtc-react';
import type { RoomTicket } from '@blattwerk/contract/video-rooms/shapes';
import type { LinkEvents, MediaLink, Outgoing } from './media-link.ts';

/** Tracks of our own devices, as Agora wants them handed in. */
const wrapped = ({ audio, video }: Outgoing): ILocalTrack[] => [
  ...(audio ? [AgoraRTC.createCustomAudioTrack({ mediaStreamTrack: audio })] : []),
  ...(video ? [AgoraRTC.createCustomVideoTrack({ mediaStreamTrack: video })] : []),
];

/** What the other side publishes, as one stream. */
const streamOf = ({ audioTrack, videoTrack }: IAgoraRTCRemoteUser): MediaStream =>
  new MediaStream([audioTrack, videoTrack].flatMap((track) => (track ? [track.getMediaStreamTrack()] : [])));

/** Picture and sound over Agora. Presence, chat and all the rest stay with our own signalling. */
export const createAgoraLink = async ({ appId = '', channel = '', token, account }: RoomTicket, events: LinkEvents): Promise<MediaLink> => {
  AgoraRTC.disableLogUpload();
  AgoraRTC.setLogLevel(4);
  const client = AgoraRTC.createClient({ mode: 'rtc', codec: 'vp8' });
  let published: ILocalTrack[] = [];
  const show = (user: IAgoraRTCRemoteUser): void => events.remote(streamOf(user));
  client.on('user-published', (user, kind) => {
    void client.subscribe(user, kind).then(() => show(user));
  });
  client.on('user-unpublished', show);
  client.on('user-left', () => events.remote(null));
  client.on('connection-state-change', (state) => {
    if (state === 'CONNECTED') events.state('connected');
    if (state === 'CONNECTING') events.state('connecting');
    if (state === 'RECONNECTING') events.state('interrupted');
  });
  client.on('network-quality', ({ uplinkNetworkQuality, downlinkNetworkQuality }) => {
    // Agora grades from 1 (excellent) to 6 (gone); from 4 on speech suffers.
    const worst = Math.max(uplinkNetworkQuality, downlinkNetworkQuality);
    events.quality({ loss: worst >= 5 ? 0.2 : worst === 4 ? 0.1 : 0, roundTripMs: null });
  });
  await client.join(appId, channel, token, account ?? null);
  return {
    send: async (outgoing) => {
      if (published.length > 0) await client.unpublish(published);
      published = wrapped(outgoing);
      if (published.length > 0) await client.publish(published);
    },
    peer: () => Promise.resolve(),
    // Its own signalling says who went.
    drop: () => undefined,
    take: () => Promise.resolve(),
    close: async () => {
      await client.leave();
      events.remote(null);
    },
  };
};

import type { ConnectionState, IAgoraRTC, IAgoraRTCClient, IAgoraRTCRemoteUser, ILocalTrack } from 'agora-rtc-react';
import type { RoomTicket } from '@blattwerk/contract/video-rooms/shapes';
import type { LinkEvents, MediaLink, Outgoing } from './media-link.ts';

/** What is used of Agora's SDK. */
export type AgoraSdk = Pick<IAgoraRTC, 'createClient' | 'createCustomAudioTrack' | 'createCustomVideoTrack' | 'disableLogUpload' | 'setLogLevel'>;

const joinAgainAfterMs = 3_000;

/** Publishes what changed and leaves the rest alone: the sound goes on while a camera is switched off. */
const createPublisher = (sdk: AgoraSdk, client: IAgoraRTCClient) => {
  const published = new Map<keyof Outgoing, { source: MediaStreamTrack; track: ILocalTrack }>();
  const wrap = (kind: keyof Outgoing, mediaStreamTrack: MediaStreamTrack): ILocalTrack =>
    kind === 'audio' ? sdk.createCustomAudioTrack({ mediaStreamTrack }) : sdk.createCustomVideoTrack({ mediaStreamTrack });
  const put = async (kind: keyof Outgoing, source: MediaStreamTrack | null): Promise<void> => {
    const before = published.get(kind);
    if (before?.source === source) return;
    if (before) await client.unpublish(before.track);
    published.delete(kind);
    if (!source) return;
    const track = wrap(kind, source);
    await client.publish(track);
    published.set(kind, { source, track });
  };
  return async ({ audio, video }: Outgoing): Promise<void> => {
    await put('audio', audio);
    await put('video', video);
  };
};

/** Picture and sound of the other side, in one stream for as long as they are there. */
const createRemote = (client: IAgoraRTCClient, events: LinkEvents): (() => void) => {
  let stream: MediaStream | null = null;
  const show = ({ audioTrack, videoTrack }: IAgoraRTCRemoteUser): void => {
    const tracks = [audioTrack, videoTrack].flatMap((track) => (track ? [track.getMediaStreamTrack()] : []));
    stream ??= new MediaStream();
    for (const old of stream.getTracks()) if (!tracks.includes(old)) stream.removeTrack(old);
    for (const track of tracks) stream.addTrack(track);
    events.remote(stream);
  };
  client.on('user-published', (user, kind) => void client.subscribe(user, kind).then(() => show(user)));
  client.on('user-unpublished', show);
  return () => {
    stream = null;
    events.remote(null);
  };
};

/** Being in the channel is not being connected: that takes the other side there too. */
const createPresence = (client: IAgoraRTCClient, events: LinkEvents, clear: () => void) => {
  let isInChannel = false;
  let isOtherThere = false;
  let isOtherExpected = false;
  const tell = (): void => events.state(!isInChannel ? 'interrupted' : isOtherThere ? 'connected' : isOtherExpected ? 'connecting' : 'waiting');
  client.on('connection-state-change', (state: ConnectionState, _before: ConnectionState, reason?: string) => {
    isInChannel = state === 'CONNECTED';
    if (isInChannel || state === 'RECONNECTING' || (state === 'DISCONNECTED' && reason !== 'LEAVE')) tell();
  });
  client.on('user-joined', () => {
    isOtherThere = true;
    tell();
  });
  client.on('user-left', (_user: IAgoraRTCRemoteUser, reason: string) => {
    isOtherThere = false;
    clear();
    // Who left on purpose said so over our own signalling.
    if (reason !== 'Quit') events.state('interrupted');
  });
  return {
    expect: (isExpected: boolean): void => {
      isOtherExpected = isExpected;
      // Our signalling of the other side may be gone while Agora's media go on.
      if (isExpected && isInChannel) tell();
    },
    failed: (): void => events.state('interrupted'),
  };
};

/** Agora grades from 1 (excellent) to 6 (gone); from 4 on speech suffers. */
const lossOfGrade = (grade: number): number => (grade >= 5 ? 0.2 : grade === 4 ? 0.1 : 0);

/** Picture and sound over Agora. Presence, chat and all the rest stay with our own signalling. */
export const createAgoraLink = (sdk: AgoraSdk, { appId = '', channel = '', token, account }: RoomTicket, events: LinkEvents): MediaLink => {
  sdk.disableLogUpload();
  sdk.setLogLevel(4);
  const client = sdk.createClient({ mode: 'rtc', codec: 'vp8' });
  const publish = createPublisher(sdk, client);
  const clear = createRemote(client, events);
  const presence = createPresence(client, events, clear);
  client.on('network-quality', ({ uplinkNetworkQuality }) => events.quality({ loss: lossOfGrade(uplinkNetworkQuality), isStarved: false }));
  let isClosed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const join = async (): Promise<void> => {
    while (!isClosed) {
      try {
        return void (await client.join(appId, channel, token, account ?? null));
      } catch {
        // Whatever keeps us out of the channel: the next try is in a few seconds, and the telephone is offered meanwhile.
        if (isClosed) return;
        presence.failed();
        await new Promise((resolve) => (retry = setTimeout(resolve, joinAgainAfterMs)));
      }
    }
  };
  /** One step after the other: each begins with what the one before has published. */
  let queue = join();
  return {
    send: (outgoing) => {
      const step = (): Promise<void> | undefined => (isClosed ? undefined : publish(outgoing));
      // A step that failed is its caller's to handle, and does not stop the next one.
      return (queue = queue.then(step, step));
    },
    peer: (peer) => {
      presence.expect(peer !== null);
      return Promise.resolve();
    },
    drop: () => {
      presence.expect(false);
      clear();
    },
    take: () => Promise.resolve(),
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await client.leave();
      clear();
    },
  };
};

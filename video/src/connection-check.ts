import type { IceServer } from '@blattwerk/contract/video-rooms/shapes';

export type ConnectionVerdict = 'good' | 'weak' | 'failed';

export interface ConnectionResult {
  verdict: ConnectionVerdict;
  /** Whether it went through the relay, as in a conversation from a closed network. */
  isRelayed: boolean;
  kilobitsPerSecond: number;
  roundTripMs: number;
  loss: number;
}

const failed: ConnectionResult = { verdict: 'failed', isRelayed: false, kilobitsPerSecond: 0, roundTripMs: 0, loss: 1 };
const connectWithinMs = 10_000;
const measureMs = 2_000;
const packetBytes = 1_200;
const maxBuffered = 256 * 1024;

/** Enough for a clear picture; below the second one picture and sound stumble. */
const goodKilobits = 1_500;
const weakLoss = 0.05;
const weakRoundTripMs = 400;

export const verdictOf = ({ kilobitsPerSecond, roundTripMs, loss }: Omit<ConnectionResult, 'verdict' | 'isRelayed'>): ConnectionVerdict =>
  kilobitsPerSecond >= goodKilobits && loss <= weakLoss && roundTripMs <= weakRoundTripMs ? 'good' : 'weak';

const within = <T>(promise: Promise<T>, ms: number): Promise<T | null> =>
  Promise.race([promise, new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))]);

/** Two ends on this page, with the relay between them where there is one. */
const connectEnds = async (servers: IceServer[]) => {
  const hasRelay = servers.some(({ credential }) => credential !== undefined);
  const options: RTCConfiguration = { iceServers: servers, iceTransportPolicy: hasRelay ? 'relay' : 'all' };
  const [here, there] = [new RTCPeerConnection(options), new RTCPeerConnection(options)];
  here.onicecandidate = ({ candidate }) => void there.addIceCandidate(candidate ?? undefined);
  there.onicecandidate = ({ candidate }) => void here.addIceCandidate(candidate ?? undefined);
  // Like picture and sound: what is lost is not sent again.
  const channel = here.createDataChannel('check', { ordered: false, maxRetransmits: 0 });
  const opened = new Promise<void>((resolve) => (channel.onopen = () => resolve()));
  const received = { packets: 0 };
  there.ondatachannel = ({ channel: end }) => {
    end.onmessage = ({ data }) => {
      if (typeof data === 'string') end.send(data);
      else received.packets += 1;
    };
  };
  await here.setLocalDescription();
  if (here.localDescription) await there.setRemoteDescription(here.localDescription);
  await there.setLocalDescription();
  if (there.localDescription) await here.setRemoteDescription(there.localDescription);
  const close = (): void => {
    here.close();
    there.close();
  };
  return { hasRelay, channel, opened, received, close };
};

const roundTripOf = (channel: RTCDataChannel): Promise<number | null> => {
  const begun = performance.now();
  const answered = new Promise<number>((resolve) => (channel.onmessage = () => resolve(performance.now() - begun)));
  channel.send('ping');
  return within(answered, connectWithinMs);
};

/** Sends as much as gets through for two seconds. */
const measure = async (channel: RTCDataChannel, received: { packets: number }) => {
  const packet = new Uint8Array(packetBytes);
  const begun = performance.now();
  let sent = 0;
  while (performance.now() - begun < measureMs) {
    while (channel.bufferedAmount < maxBuffered && sent < 20_000) {
      channel.send(packet);
      sent += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  return { kilobitsPerSecond: Math.round((received.packets * packetBytes * 8) / measureMs), loss: sent === 0 ? 1 : Math.max(0, 1 - received.packets / sent) };
};

/** Tries the connection as a conversation would use it, without anyone at the other end. */
export const checkConnection = async (servers: IceServer[]): Promise<ConnectionResult> => {
  const ends = await connectEnds(servers);
  try {
    if (
      (await within(
        ends.opened.then(() => true),
        connectWithinMs,
      )) === null
    )
      return failed;
    const roundTripMs = await roundTripOf(ends.channel);
    if (roundTripMs === null) return failed;
    const measured = { ...(await measure(ends.channel, ends.received)), roundTripMs: Math.round(roundTripMs) };
    return { ...measured, isRelayed: ends.hasRelay, verdict: verdictOf(measured) };
  } finally {
    ends.close();
  }
};

import type { Peer, ReceivedMessage, RelayedMessage } from '@blattwerk/contract/video-rooms/messages';
import type { IceServer } from '@blattwerk/contract/video-rooms/shapes';
import type { LinkEvents, MediaLink, Outgoing } from './media-link.ts';
import { followQuality } from './peer-quality.ts';

interface PeerLinkOptions {
  iceServers: IceServer[];
  /** Gives way when both offer at once; the patient's side does. */
  isPolite: boolean;
  send: (message: RelayedMessage) => void;
  events: LinkEvents;
}

/** A connection that is interrupted for so long is negotiated again over new candidates. */
const restartAfterMs = 2_000;

/** Tells the other side's tracks, the state and the quality; restarts what is interrupted. Returns how to stop. */
const watchConnection = (connection: RTCPeerConnection, events: LinkEvents): (() => void) => {
  const remote = new MediaStream();
  let restart: ReturnType<typeof setTimeout> | undefined;
  connection.ontrack = ({ track }) => {
    for (const old of remote.getTracks()) if (old.kind === track.kind && old !== track) remote.removeTrack(old);
    remote.addTrack(track);
    events.remote(remote);
  };
  connection.onconnectionstatechange = () => {
    const state = connection.connectionState;
    clearTimeout(restart);
    if (state === 'connected') events.state('connected');
    if (state !== 'disconnected' && state !== 'failed') return;
    events.state('interrupted');
    restart = setTimeout(() => connection.restartIce(), state === 'failed' ? 0 : restartAfterMs);
  };
  const stopQuality = followQuality(connection, events.quality);
  return () => {
    clearTimeout(restart);
    stopQuality();
  };
};

interface Negotiating extends PeerLinkOptions {
  connection: RTCPeerConnection;
  to: string;
  sendNow: () => Promise<void>;
}

/** Perfect negotiation: of two offers at once the polite side's gives way. */
const negotiate = ({ connection, isPolite, send, to, sendNow }: Negotiating) => {
  let isOffering = false;
  let isIgnoring = false;
  connection.onicecandidate = ({ candidate }) => send({ type: 'candidate', to, candidate: candidate?.toJSON() as never });
  const offer = async (): Promise<void> => {
    try {
      isOffering = true;
      await connection.setLocalDescription();
      const { localDescription } = connection;
      if (localDescription?.type === 'offer') send({ type: 'offer', to, sdp: localDescription.sdp });
    } finally {
      isOffering = false;
    }
  };
  connection.onnegotiationneeded = () => void offer();

  const takeDescription = async (type: 'offer' | 'answer', sdp: string): Promise<void> => {
    isIgnoring = !isPolite && type === 'offer' && (isOffering || connection.signalingState !== 'stable');
    if (isIgnoring) return;
    await connection.setRemoteDescription({ type, sdp });
    if (type !== 'offer') return;
    for (const transceiver of connection.getTransceivers()) transceiver.direction = 'sendrecv';
    await sendNow();
    await connection.setLocalDescription();
    if (connection.localDescription) send({ type: 'answer', to, sdp: connection.localDescription.sdp });
  };
  const takeCandidate = async (candidate: RTCIceCandidateInit | null): Promise<void> => {
    try {
      await connection.addIceCandidate(candidate ?? undefined);
    } catch (error) {
      if (!isIgnoring) throw error;
    }
  };
  return { takeDescription, takeCandidate };
};

/** One connection to one tab of the other person. */
const openConnection = (options: PeerLinkOptions, to: string, outgoing: Outgoing) => {
  const { iceServers, isPolite, send, events } = options;
  const connection = new RTCPeerConnection({ iceServers, bundlePolicy: 'max-bundle' });
  let current = outgoing;
  // One side makes the lines of both directions, the other one takes them over: muting, another camera and a shared screen then need no negotiation.
  if (!isPolite) {
    connection.addTransceiver(outgoing.audio ?? 'audio', { direction: 'sendrecv' });
    connection.addTransceiver(outgoing.video ?? 'video', { direction: 'sendrecv' });
  }
  const sendNow = async (): Promise<void> => {
    for (const { sender, receiver } of connection.getTransceivers()) await sender.replaceTrack(receiver.track.kind === 'audio' ? current.audio : current.video);
  };
  const stopWatching = watchConnection(connection, events);
  const { takeDescription, takeCandidate } = negotiate({ ...options, connection, to, sendNow });
  return {
    to,
    takeDescription,
    takeCandidate,
    /** What was sent while the other side was away did not arrive. */
    again: (): void => {
      const { connectionState, signalingState, localDescription } = connection;
      if (isPolite || connectionState === 'connected') return;
      if (signalingState === 'have-local-offer' && localDescription) send({ type: 'offer', to, sdp: localDescription.sdp });
      else connection.restartIce();
    },
    send: async (next: Outgoing): Promise<void> => {
      current = next;
      await sendNow();
    },
    close: (): void => {
      stopWatching();
      connection.close();
    },
  };
};

/** Picture and sound from browser to browser (WebRTC), encrypted end to end. */
export const createPeerLink = (options: PeerLinkOptions): MediaLink => {
  const { events } = options;
  let outgoing: Outgoing = { audio: null, video: null };
  let current: ReturnType<typeof openConnection> | null = null;
  const end = (): void => {
    current?.close();
    current = null;
    events.remote(null);
  };
  const openTo = (to: string): ReturnType<typeof openConnection> => {
    current?.close();
    events.state('connecting');
    return (current = openConnection(options, to, outgoing));
  };
  return {
    send: async (next) => {
      outgoing = next;
      await current?.send(next);
    },
    peer: (peer: Peer | null) => {
      // While the other side connects again its tab keeps its name, and the media go on meanwhile.
      if (peer && current?.to !== peer.clientId) openTo(peer.clientId);
      else if (peer) current?.again();
      return Promise.resolve();
    },
    drop: end,
    take: async (message: ReceivedMessage) => {
      if (message.type !== 'offer' && message.type !== 'answer' && message.type !== 'candidate') return;
      if (message.type === 'offer' && current?.to !== message.from) openTo(message.from);
      if (!current || current.to !== message.from) return;
      if (message.type === 'candidate') await current.takeCandidate(message.candidate);
      else if (message.sdp !== null) await current.takeDescription(message.type, message.sdp);
    },
    close: () => {
      end();
      return Promise.resolve();
    },
  };
};

import type { ByeReason, Peer, ReceivedMessage, Waiting } from '@blattwerk/contract/video-rooms/messages';
import type { RoomTicket } from '@blattwerk/contract/video-rooms/shapes';
import { createSender, type LocalMedia } from './local-media.ts';
import { createPhoneTimer, createStepDown } from './call-watch.ts';
import type { LinkEvents, MediaLink } from './media-link.ts';
import { createPeerLink } from './peer-link.ts';
import { openSignalling, type Signalling } from './signalling.ts';

export interface ChatLine {
  id: number;
  isOwn: boolean;
  text: string;
  at: string;
}

export type CallPhase = 'waiting' | 'connecting' | 'connected' | 'interrupted' | 'ended';
export type CallEnd = ByeReason | 'left' | 'refused';

export interface CallSnapshot extends LocalMedia {
  phase: CallPhase;
  end: CallEnd | null;
  peer: Peer | null;
  /** The other side was here and went on purpose. */
  hasPeerLeft: boolean;
  peerState: { microphone: boolean; camera: boolean; screen: boolean } | null;
  remote: MediaStream | null;
  /** The interruption lasts so long that the telephone is the better way. */
  isPhoneDue: boolean;
  isSignallingLost: boolean;
  /** The camera was switched off because the connection did not carry it. */
  isSteppedDown: boolean;
  chat: readonly ChatLine[];
  /** When the doctor said last that the chat was copied into the case. */
  chatCopiedAt: string | null;
  waiting: Waiting | null;
}

export interface Call {
  subscribe(listener: () => void): () => void;
  snapshot(): CallSnapshot;
  toggleMicrophone(): Promise<void>;
  toggleCamera(): Promise<void>;
  toggleScreen(): Promise<void>;
  say(text: string): void;
  /** Tells the other side that the chat was copied into the case. */
  notifyCopied(): void;
  leave(): void;
}

interface CallOptions {
  ticket: RoomTicket;
  fetchTicket: () => Promise<RoomTicket>;
  microphone: MediaStreamTrack | null;
  camera: MediaStreamTrack | null;
}

const openLink = async (ticket: RoomTicket, events: LinkEvents, signalling: () => Signalling | undefined): Promise<MediaLink> => {
  if (ticket.provider === 'agora') {
    const [{ createAgoraLink }, { default: sdk }] = await Promise.all([import('./agora-link.ts'), import('agora-rtc-react')]);
    return createAgoraLink(sdk, ticket, events);
  }
  return createPeerLink({
    iceServers: ticket.iceServers ?? [],
    isPolite: ticket.role === 'patient',
    send: (message) => signalling()?.send(message),
    events,
  });
};

const begin: Omit<CallSnapshot, keyof LocalMedia> = {
  phase: 'waiting',
  end: null,
  peer: null,
  hasPeerLeft: false,
  peerState: null,
  remote: null,
  isPhoneDue: false,
  isSignallingLost: false,
  isSteppedDown: false,
  chat: [],
  chatCopiedAt: null,
  waiting: null,
};

/** What is known of a call, and who wants to know when it changes. */
const createState = (media: LocalMedia) => {
  let snapshot: CallSnapshot = { ...begin, ...media };
  const listeners = new Set<() => void>();
  return {
    get: (): CallSnapshot => snapshot,
    set: (change: Partial<CallSnapshot>): void => {
      snapshot = { ...snapshot, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
type State = ReturnType<typeof createState>;

const addLine = (state: State, line: Omit<ChatLine, 'id'>): void => {
  const { chat } = state.get();
  state.set({ chat: [...chat, { ...line, id: chat.length }] });
};

const linkEvents = (state: State, stepDown: () => void): LinkEvents => ({
  state: (phase) => {
    if (state.get().phase !== 'ended') state.set({ phase });
  },
  remote: (remote) => state.set({ remote }),
  quality: createStepDown(() => state.get().camera && !state.get().screen, stepDown),
});

/** What comes over the signalling: who is there, and what the other side's browser says. */
const createReceiver = (state: State, link: Promise<MediaLink>, notifyState: () => void) => {
  const { get, set } = state;
  const takePeers = (peers: Peer[]): void => {
    const [peer = null] = peers;
    const { phase, peer: before } = get();
    const next = peer === null ? (before === null ? 'waiting' : 'interrupted') : phase === 'waiting' ? 'connecting' : phase;
    // Without the other side's signalling the media may go on: only they say that they are interrupted.
    set({ peer: peer ?? before, ...(peer === null && phase === 'connected' ? {} : { phase: next }), ...(peer ? { waiting: null, hasPeerLeft: false } : {}) });
    void link.then((opened) => opened.peer(peer));
    if (peer) notifyState();
  };
  const takeLeft = (): void => {
    set({ phase: 'waiting', peer: null, peerState: null, hasPeerLeft: true });
    void link.then((opened) => opened.drop());
  };
  const take = (message: ReceivedMessage): void => {
    if (message.type === 'chat') addLine(state, { isOwn: false, text: message.text, at: message.at });
    else if (message.type === 'chat-copied') set({ chatCopiedAt: message.at });
    else if (message.type === 'state') set({ peerState: { microphone: message.microphone, camera: message.camera, screen: message.screen } });
    else if (message.type === 'left') {
      if (message.from === get().peer?.clientId) takeLeft();
    } else if (message.type === 'waiting') set({ waiting: message });
    else void link.then((opened) => opened.take(message));
  };
  return { takePeers, take };
};

/** One tab's part in a conversation, from entering the room to leaving it. */
export const startCall = ({ ticket, fetchTicket, microphone, camera }: CallOptions): Call => {
  const state = createState({ microphone: microphone !== null, camera: camera !== null, screen: false, own: camera, problem: null });
  const { get, set } = state;
  const wire: { signalling?: Signalling } = {};
  const notifyState = (): void => {
    const { microphone: hasSound, camera: hasPicture, screen } = get();
    wire.signalling?.send({ type: 'state', microphone: hasSound, camera: hasPicture, screen });
  };
  const link = openLink(
    ticket,
    linkEvents(state, () => void sender.stepDown()),
    () => wire.signalling,
  );
  const sender = createSender(
    { microphone, camera },
    {
      send: async (outgoing) => (await link).send(outgoing),
      changed: (media) => {
        set(media);
        notifyState();
      },
    },
  );
  const stopPhoneTimer = createPhoneTimer(state);
  const finish = (end: CallEnd): void => {
    if (get().phase === 'ended') return;
    wire.signalling?.close();
    stopPhoneTimer();
    sender.close();
    set({ phase: 'ended', end, remote: null, own: null });
    void link.then((opened) => opened.close());
  };
  const { takePeers, take } = createReceiver(state, link, notifyState);
  wire.signalling = openSignalling(fetchTicket, ticket, crypto.randomUUID(), {
    opened: () => set({ isSignallingLost: false }),
    lost: () => set({ isSignallingLost: true }),
    ended: finish,
    refused: () => finish('refused'),
    peers: takePeers,
    message: take,
  });
  void sender.start();
  return {
    subscribe: state.subscribe,
    snapshot: get,
    toggleMicrophone: sender.toggleMicrophone,
    toggleCamera: sender.toggleCamera,
    toggleScreen: sender.toggleScreen,
    say: (text) => {
      wire.signalling?.send({ type: 'chat', text });
      addLine(state, { isOwn: true, text, at: new Date().toISOString() });
    },
    notifyCopied: () => {
      wire.signalling?.send({ type: 'chat-copied' });
      set({ chatCopiedAt: new Date().toISOString() });
    },
    leave: () => finish('left'),
  };
};

import type { Peer, ReceivedMessage } from '@blattwerk/contract/video-rooms/messages';

/** What the own side sends at the moment. A screen takes the place of the camera. */
export interface Outgoing {
  audio: MediaStreamTrack | null;
  video: MediaStreamTrack | null;
}

export type LinkState = 'waiting' | 'connecting' | 'connected' | 'interrupted';

/** How well the connection carries what this side sends. */
export interface LinkQuality {
  /** Share of the sent packets that did not arrive, 0 to 1. */
  loss: number;
  /** The line is so narrow that the picture leaves no room for the sound. */
  isStarved: boolean;
}

export interface LinkEvents {
  state(state: LinkState): void;
  /** Picture and sound of the other side; the same stream for as long as the other side is there. */
  remote(stream: MediaStream | null): void;
  quality(quality: LinkQuality): void;
}

/** Carries picture and sound between two people. One for the built-in way, one for Agora's. */
export interface MediaLink {
  /** Sends these tracks from now on. */
  send(outgoing: Outgoing): Promise<void>;
  /** The other side came, changed or left (null). */
  peer(peer: Peer | null): Promise<void>;
  /** The other side went on purpose: nothing of the connection to it is kept. */
  drop(): void;
  /** A message of the other side's browser; those that are not for the link are ignored. */
  take(message: ReceivedMessage): Promise<void>;
  close(): Promise<void>;
}

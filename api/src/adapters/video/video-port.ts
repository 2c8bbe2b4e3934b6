import type { IceServer, VideoProvider } from '@blattwerk/contract/video-rooms/shapes';

export interface RoomAccess {
  consultationId: string;
  /** A pseudonym of who enters: no name, and another one in each room. */
  account: string;
  issuedAt: Date;
  expiresAt: Date;
}

/** What a browser needs to send picture and sound, beside the signalling. */
export interface MediaAccess {
  iceServers?: IceServer[];
  token?: string;
  appId?: string;
  channel?: string;
  account?: string;
}

/** The way on which picture and sound travel. */
export interface VideoPort {
  provider: VideoProvider;
  accessTo(room: RoomAccess): MediaAccess;
  /** For the connection test; credentials hold until then. */
  iceServers(account: string, expiresAt: Date): IceServer[];
}

import type { IceServer, RoomTicket } from '@blattwerk/contract/video-rooms/shapes';

/** How this page gets into the room: as the signed-in patient, or by a guest link. */
export interface RoomEntry {
  fetchTicket: () => Promise<RoomTicket>;
  fetchServers: () => Promise<IceServer[]>;
  /** Undefined until it is known. */
  hasConsented: boolean | undefined;
  giveConsent: () => Promise<unknown>;
  isGuest: boolean;
}

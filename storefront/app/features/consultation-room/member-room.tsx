import type { RoomFacts } from '@blattwerk/contract/video-rooms/shapes';
import { giveVideoConsent, useVideoConsent } from '../../components/consent/video-consent.tsx';
import { memberApi } from '../../lib/api/client.ts';
import { RoomScreen } from './room-screen.tsx';

/** The room as the signed-in patient. */
export const MemberRoom = ({ facts }: { facts: RoomFacts }) => (
  <RoomScreen
    facts={facts}
    entry={{
      fetchTicket: () => memberApi.post('/clients/consultations/token', { body: { id: facts.id } }),
      fetchServers: async () => (await memberApi.get('/clients/consultations/connection-test')).iceServers,
      hasConsented: useVideoConsent(),
      giveConsent: giveVideoConsent,
      isGuest: false,
    }}
  />
);

import type { RoomFacts } from '@blattwerk/contract/video-rooms/shapes';
import { giveConsent, useConsent } from '../../components/consent/purpose-consent.tsx';
import { memberApi } from '../../lib/api/client.ts';
import { RoomScreen } from './room-screen.tsx';

/** The room as the signed-in patient. */
export const MemberRoom = ({ facts }: { facts: RoomFacts }) => (
  <RoomScreen
    facts={facts}
    entry={{
      fetchTicket: () => memberApi.post('/clients/consultations/token', { body: { id: facts.id } }),
      fetchServers: async () => (await memberApi.get('/clients/consultations/connection-test')).iceServers,
      hasConsented: useConsent('video'),
      giveConsent: () => giveConsent('video', 'room'),
      isGuest: false,
    }}
  />
);

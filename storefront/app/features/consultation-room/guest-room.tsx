import type { OpenedGuest } from '@blattwerk/contract/room-guests/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Container } from '../../components/layout/page-frame.tsx';
import { forgetGuest, guestTicket, isAccessEnded, storedGuest } from './guest-session.ts';
import { GuestForm } from './guest-form.tsx';
import { RoomScreen } from './room-screen.tsx';

const OpenedRoom = ({ opened, onEnded }: { opened: OpenedGuest; onEnded: (error: unknown) => void }) => {
  const [consentVersion, setConsentVersion] = useState<number>();
  const fetchTicket = async (version = consentVersion) => {
    try {
      return await guestTicket(opened.access, version);
    } catch (error) {
      if (isAccessEnded(error)) onEnded(error);
      throw error;
    }
  };
  return (
    <RoomScreen
      facts={opened.room}
      entry={{
        fetchTicket: () => fetchTicket(),
        fetchServers: () => Promise.resolve(opened.iceServers),
        hasConsented: opened.consentVersion === null || consentVersion !== undefined,
        // The consent goes with the ticket; a first one before the call is asked for says so to the server at once.
        giveConsent: async () => {
          const version = opened.consentVersion ?? undefined;
          await fetchTicket(version);
          setConsentVersion(version);
        },
        isGuest: true,
      }}
    />
  );
};

/** Name and date of birth, then the room of the link's appointment. */
export const GuestRoom = ({ token }: { token: string }) => {
  const { t } = useTranslation('room');
  const [opened, setOpened] = useState(() => storedGuest(token));
  const [reason, setReason] = useState<unknown>();
  const end = (error: unknown): void => {
    forgetGuest();
    setReason(error);
    setOpened(undefined);
  };
  return (
    <Container {...(opened ? {} : { width: 'form' })}>
      <h1>{t('title')}</h1>
      {opened ? <OpenedRoom opened={opened} onEnded={end} /> : <GuestForm token={token} reason={reason} onOpened={setOpened} />}
    </Container>
  );
};

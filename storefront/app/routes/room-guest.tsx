import { isRoomDocument } from '@blattwerk/video/room-document';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Container } from '../components/layout/page-frame.tsx';
import { EmptyState, Skeleton } from '../components/ui/feedback.tsx';
import { GuestRoom } from '../features/consultation-room/guest-room.tsx';
import { tokenOfPage } from '../features/consultation-room/guest-session.ts';
import { useBrowserValue } from '../lib/browser/use-browser-value.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['room'], frame: 'bare' };

/** Nothing of it is kept on the way, and its address is told to no other site. */
export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });

/** A video consultation without a login: the link of one appointment, name and date of birth, then its room. */
const RoomGuest = () => {
  const { t } = useTranslation('room');
  const token = useBrowserValue(tokenOfPage, undefined);
  useEffect(() => {
    if (!isRoomDocument()) window.location.reload();
  }, []);
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      {token ? (
        <GuestRoom key={token} token={token} />
      ) : (
        <Container width="form">
          <h1>{t('title')}</h1>
          {token === undefined ? <Skeleton lines={4} /> : <EmptyState title={t('guest.noToken.title')}>{t('guest.noToken.text')}</EmptyState>}
        </Container>
      )}
    </>
  );
};
export default RoomGuest;

import { isRoomDocument } from '@blattwerk/video/room-document';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { redirect, useSearchParams } from 'react-router';
import type { Route } from './+types/room';
import { ErrorState } from '../components/ui/error-state.tsx';
import { Skeleton } from '../components/ui/feedback.tsx';
import { MemberRoom } from '../features/consultation-room/member-room.tsx';
import { memberApi } from '../lib/api/client.ts';
import { localeOf, localePath } from '../lib/i18n/locale.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['room'] };

/** Without an appointment there is no room: the list of appointments has the way to it. */
export const loader = ({ request }: Route.LoaderArgs) => {
  const { pathname, searchParams } = new URL(request.url);
  if (!searchParams.get('id')) throw redirect(localePath(localeOf(pathname), '/consultations'));
  return null;
};

/** The video consultation of one patient: trying out, waiting, talking. */
const Room = () => {
  const { t } = useTranslation('room');
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const facts = useQuery({
    queryKey: ['consultations', 'room', id],
    queryFn: () => memberApi.get('/clients/consultations/room', { query: { id } }),
  });
  useEffect(() => {
    if (!isRoomDocument()) window.location.reload();
  }, []);
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      <h1>{t('title')}</h1>
      {facts.isPending && <Skeleton lines={6} />}
      {facts.isError && <ErrorState error={facts.error} onRetry={() => void facts.refetch()} />}
      {facts.data && <MemberRoom facts={facts.data} />}
    </>
  );
};
export default Room;

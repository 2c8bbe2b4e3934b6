import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, redirect } from 'react-router';
import type { Route } from './+types/private-layout';
import { Container } from '../components/layout/page-frame.tsx';
import { loginAddress } from '../lib/api/session.ts';
import { refetchMeAfterRefusal } from '../lib/auth/refetch-me.ts';
import { meKey } from '../lib/auth/use-me.ts';
import { readCookie } from '../lib/cookies/cookies.ts';
import { useSendUnsentDiary } from '../lib/diary/use-diary.ts';
import { useRestoredFocus } from '../lib/focus/use-restored-focus.ts';
import { registerServiceWorker } from '../lib/offline/service-worker.ts';
import { saveWish } from '../lib/pharmacy-wish/save-wish.ts';
import { createQueryClient } from '../lib/query/query-client.ts';

/** Pages of one person: without a session the login comes first, and leads back here. */
export const loader = ({ request }: Route.LoaderArgs) => {
  const cookies = request.headers.get('cookie');
  const { pathname, search } = new URL(request.url);
  if (!readCookie(cookies, 'accessToken') && !readCookie(cookies, 'refreshToken')) throw redirect(loginAddress(pathname, search));
  return null;
};

/** What a browser or proxy keeps of these pages must not outlive the session. */
export const headers = () => ({ 'cache-control': 'no-store' });

export const shouldRevalidate = () => false;

/** Inside the client: asks who is signed in. */
const DiarySender = () => {
  useSendUnsentDiary();
  return null;
};

const PrivateLayout = () => {
  const [client] = useState(createQueryClient);
  useRestoredFocus();
  useEffect(() => refetchMeAfterRefusal(() => void client.invalidateQueries({ queryKey: meKey })), [client]);
  useEffect(() => void saveWish(), []);
  useEffect(registerServiceWorker, []);
  return (
    <QueryClientProvider client={client}>
      <DiarySender />
      <Container>
        <Outlet />
      </Container>
    </QueryClientProvider>
  );
};
export default PrivateLayout;

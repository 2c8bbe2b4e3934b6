import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { rootRouteId } from '../seo/page-head.tsx';

/** Brings in what the account of who is signed in has selected on other devices. */
export const useAccountList = (onKnown?: () => void): void => {
  const isSignedIn = useRouteLoaderData<{ isSignedIn: boolean }>(rootRouteId)?.isSignedIn;
  useEffect(() => {
    if (isSignedIn) void import('./account-list.ts').then(({ syncSelected }) => syncSelected()).finally(onKnown);
  }, [isSignedIn, onKnown]);
};

import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';

const retries = 2;

/** Reads: two retries for what may pass, none for refusals; the same read within two seconds is asked once; nothing is asked again on focus. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 2_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: (count, error) => count < retries && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
      mutations: { retry: false },
    },
  });

import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './http.ts';

const isWorthRepeating = (error: unknown): boolean => error instanceof ApiError && (error.statusCode === 0 || error.statusCode >= 500);

/** Reads: two repetitions, answers stay fresh for 2 s, no reading again on focus or reconnect. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && isWorthRepeating(error),
      staleTime: 2000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { retry: false },
  },
});

/** Who is signed in is asked anew each time: the answer from before a quick login would lead straight back to it. */
queryClient.setQueryDefaults(['auth'], { staleTime: 0 });

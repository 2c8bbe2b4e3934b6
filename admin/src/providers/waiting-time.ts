import { ApiError } from './http.ts';

/** Seconds until the server accepts another attempt; undefined when there is no wait. */
export const secondsToWait = (error: unknown): number | undefined => {
  if (!(error instanceof ApiError) || typeof error.details !== 'object' || error.details === null) return undefined;
  const { retryAfterSeconds } = error.details as { retryAfterSeconds?: unknown };
  return typeof retryAfterSeconds === 'number' && retryAfterSeconds > 0 ? retryAfterSeconds : undefined;
};

/** The text and number for a time to wait: seconds below two minutes, then minutes, then hours. Rounded up, so that a retry never comes too early. */
export const waitingWords = (seconds: number): { key: string; count: number } => {
  if (seconds < 120) return { key: 'login.waitSeconds', count: Math.ceil(seconds) };
  if (seconds < 7200) return { key: 'login.waitMinutes', count: Math.ceil(seconds / 60) };
  return { key: 'login.waitHours', count: Math.ceil(seconds / 3600) };
};

import { onRefused } from '../api/refusals.ts';

const delayMs = 2_000;

/** Two seconds after a refused call the user is asked for again, once for any number of them: role or status may have changed. */
export const refetchMeAfterRefusal = (refetch: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopHearing = onRefused(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      refetch();
    }, delayMs);
  });
  return () => {
    stopHearing();
    clearTimeout(timer);
  };
};

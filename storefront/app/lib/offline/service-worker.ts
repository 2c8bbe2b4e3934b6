export const serviceWorker = '/sw.js';

/** For signed-in patients alone: visitors get nothing into their browser that they did not ask for. A browser without it, or one that refuses, has no offline page. */
export const registerServiceWorker = (): void => {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(serviceWorker).catch(() => {
    // Refused by the browser's own settings, or not reached just now: the pages work without it, and the next one tries again.
  });
};

/**
 * What is needed at the pharmacy's counter, as words of the page's language: readable without a connection. It names neither the patient nor the
 * medicine nor the doctor (decision 0179).
 */
export interface PickupCardKept {
  code: string;
  /** As a data address. */
  qr: string;
  keptUntil: string | null;
  where: string;
  phone: string | null;
  phoneInGroups: string | null;
  hours: string | null;
  /** When it was read. */
  seen: string;
  /** Milliseconds since 1970; later nobody is shown it. */
  goodUntil: number;
}

/** As `public/offline-page.js` reads it. */
const store = 'blattwerk.pickup-card';
const address = '/pickup-card';

/** Browsers have no such store outside of secure contexts. */
const isSupported = (): boolean => typeof caches !== 'undefined';

export const keepPickupCard = async (card: PickupCardKept): Promise<void> => {
  if (isSupported()) await (await caches.open(store)).put(address, new Response(JSON.stringify(card), { headers: { 'content-type': 'application/json' } }));
};

/** With the session: on signing out, and when it is over. */
export const forgetPickupCard = async (): Promise<void> => {
  if (isSupported()) await caches.delete(store);
};

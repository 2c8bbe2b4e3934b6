/*
 * The service worker of signed-in patients. Shows push messages and opens what they lead to: a message says only that there is something new. Without a
 * connection a page's place is taken by one that says so, with the last pickup card that this browser has seen (`lib/offline/pickup-card.ts`).
 */
importScripts('/offline-page.js');
const fallback = { title: 'Blattwerk', body: '', lang: 'de', href: '/notifications' };

const read = (data) => {
  try {
    return { ...fallback, ...data.json() };
  } catch {
    // A message without data, or of another form, says the same as the plain one.
    return fallback;
  }
};

self.addEventListener('push', (event) => {
  const { title, body, lang, href } = read(event.data);
  event.waitUntil(self.registration.showNotification(title, { body, lang, tag: 'account', icon: '/favicon.svg', data: { href } }));
});

/* Only addresses of this place are opened. */
const addressOf = (href) => {
  const address = new URL(href, self.location.origin);
  return address.origin === self.location.origin ? address.href : self.location.origin;
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = addressOf(event.notification.data?.href ?? fallback.href);
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const page = pages[0];
    if (!page) return self.clients.openWindow(address);
    await page.focus();
    return page.navigate(address);
  };
  event.waitUntil(open());
});

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()])));

/* Pages come from the network, always: nothing that is shown here may be older than it says. */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  const fromNetwork = async () => (await event.preloadResponse) ?? fetch(request);
  event.respondWith(fromNetwork().catch(() => /* without a connection */ self.offlinePage(request)));
});

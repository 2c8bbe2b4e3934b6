/* Shows push messages and opens what they lead to. A message says only that there is something new. */
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

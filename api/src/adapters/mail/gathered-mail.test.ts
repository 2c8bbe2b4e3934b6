import { noticeOf, renderGathered, renderMail } from './mail-templates.ts';

const brand = { name: 'Blattwerk', supportEmail: 'hilfe@blattwerk.example' };
const frame = { baseUrl: 'https://blattwerk.example', brand };
const about = { name: 'Erika Müller', objectId: '0193f0a0-0000-7000-8000-000000000001' };
const alert = { kind: 'back-in-stock', unit: 'g', priceCents: 649, pharmacyName: 'Linden-Apotheke', city: 'Trier', token: 't+1', oneClickPath: '/x' } as const;
const parts = [
  { template: 'request-approved', data: about },
  { template: 'alert-met', data: alert },
] as const;

test('Several messages are one mail: each in a line and a sentence with the way to its own object, and a way to end what can be ended', () => {
  const { subject, text, html, unsubscribeUrl } = renderGathered(parts, 'de', { name: about.name, inbox: '/notifications' }, frame);
  expect(subject).toBe('2 Neuigkeiten in Ihrem Konto');
  expect(unsubscribeUrl).toBeUndefined();
  for (const body of [text, html]) {
    for (const words of ['Guten Tag Erika Müller,', 'Ihre Anfrage ist entschieden', 'Worauf Sie gewartet haben', 'Linden-Apotheke, Trier: 6,49'])
      expect(body).toContain(words);
    for (const route of [`/dashboard/case/${about.objectId}`, '/market/alerts/open?token=t%2B1', '/market/alerts/end?token=t%2B1', '/notifications'])
      expect(body).toContain(`https://blattwerk.example${route}`);
  }
});

test('In English its links are the English pages, and staff are led to the back office', () => {
  const { text } = renderGathered(parts, 'en', { name: about.name, inbox: '/notifications' }, frame);
  expect(text).toContain('https://blattwerk.example/en/notifications');
  expect(text).toContain(`https://blattwerk.example/en/dashboard/case/${about.objectId}`);
  expect(renderGathered(parts, 'en', { name: '', inbox: '/admin/notifications' }, frame).text).toContain('https://blattwerk.example/admin/notifications');
});

test('The inbox says a mail’s heading, its first paragraph as a sentence of its own, and its link', () => {
  expect(noticeOf('doctor-question', 'de', about, brand)).toEqual({
    title: 'Eine Rückfrage an Sie',
    text: 'Zu Ihrer Anfrage gibt es eine Rückfrage. Sie steht in Ihrem Konto, und Sie können dort direkt antworten.',
    href: `/dashboard/case/${about.objectId}`,
  });
  expect(noticeOf('reviews-missed', 'de', { name: '', count: 1 }, brand)).toMatchObject({
    title: 'Eine Frist ist überschritten',
    href: '/admin/queue/overdue',
  });
  expect(renderMail('doctor-question', 'de', about, frame).text).toContain('zu Ihrer Anfrage gibt es eine Rückfrage.');
});

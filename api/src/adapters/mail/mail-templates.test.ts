import de from '../../locales/de/mails.json' with { type: 'json' };
import en from '../../locales/en/mails.json' with { type: 'json' };
import type { Locale } from '../../locales/format.ts';
import { tellingWords } from '@blattwerk/contract/telling-words';
import { companyName, personName } from './mail-text.ts';

import { mailSamples as cases, sampleName as name } from './mail-samples.ts';
import { mailTemplates, renderMail, type MailTemplate, type MailTemplates, type RenderedMail } from './mail-templates.ts';

const frame = {
  baseUrl: 'https://blattwerk.example',
  brand: { name: 'Blattwerk', supportEmail: 'hilfe@blattwerk.example', imprint: 'Blattwerk GmbH, Musterstraße 1, 10115 Berlin' },
};
const objectId = '0193f0a0-0000-7000-8000-000000000001';
const at = new Date('2026-11-23T17:00:00Z');
const render = (template: MailTemplate, locale: Locale): RenderedMail => renderMail(template, locale, cases[template], frame);
const every = mailTemplates.flatMap((template) => (['de', 'en'] as const).map((locale) => [template, locale] as const));

const marks: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' };
const readHtml = (html: string): string =>
  html
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<a href="([^"]+)"/g, ' $1 <a')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (mark) => marks[mark] ?? mark)
    .replace(/[\s\u00a0]+/g, ' ');

const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}/${key}`)) : [path];

test('both languages have the same texts', () => {
  expect(keysOf(en)).toEqual(keysOf(de));
});

test.each(every)('%s (%s) says nothing about health, in subject, text or HTML', (template, locale) => {
  const { subject, text, html } = render(template, locale);
  const visible = readHtml(html).replaceAll('Linden-Apotheke', '');
  expect(subject).not.toMatch(tellingWords);
  expect(text.replaceAll('Linden-Apotheke', '')).not.toMatch(tellingWords);
  expect(visible).not.toMatch(tellingWords);
  expect(subject).not.toContain('Müller');
});

test.each(every)('%s (%s) says the same as text and as HTML', (template, locale) => {
  const { text, html } = render(template, locale);
  const read = readHtml(html);
  const lines = text.split('\n').filter((line) => line.trim() !== '' && line !== '-- ');
  expect(lines.length).toBeGreaterThan(8);
  for (const line of lines)
    for (const part of line.split(/: (?=https|\d{6}$)/))
      expect(read).toContain(
        part
          .replace(/:$/, '')
          .replace(/[\s\u00a0]+/g, ' ')
          .trim(),
      );
});

const withFinishedPath: readonly MailTemplate[] = [
  ...(['pharmacy-question', 'pharmacy-doubt', 'pharmacy-answered', 'prescription-replaced', 'prescription-revoked', 'recipient-notice'] as const),
  ...([
    'prescription-sent-to-pharmacy',
    'prescription-waits-at-pharmacy',
    'prescription-withdrawn',
    'patient-message',
    'money-alert',
    'attestation-asked',
    'originals-to-post',
  ] as const),
  ...(['account-approved', 'approval-due', 'case-handed-over', 'consultations-taken-over', 'consultation-by-phone', 'consultation-by-video'] as const),
];

test.each(every)('%s (%s) has one button, to this platform and in the language of the mail', (template, locale) => {
  const { html, text } = render(template, locale);
  const links = [...html.matchAll(/href="([^"]+)"/g)].map((found) => found[1] ?? '');
  expect(links.every((link) => link.startsWith('https://blattwerk.example/'))).toBe(true);
  expect(text).toContain(links[0]);
  if (!/^(stock|reviews)-/.test(template) && !withFinishedPath.includes(template))
    expect(links[0]?.startsWith('https://blattwerk.example/en/')).toBe(locale === 'en');
  expect(html).toContain(`<html lang="${locale}">`);
  expect(html).not.toMatch(/<img|<script|<link|url\(/);
});

/** A code alone, which has no page; and an account, whose page is the back office. */
const leadNowhere: ReadonlySet<MailTemplate> = new Set<MailTemplate>(['pharmacy-tan', 'pharmacy-claim', 'account-approved']);

test.each(every)('%s (%s) leads to what it is about, not to the dashboard', (template, locale) => {
  const { html } = render(template, locale);
  const [link = ''] = [...html.matchAll(/href="([^"]+)"/g)].map((found) => found[1]);
  const data: object = cases[template];
  if ('objectId' in data) expect(link).toContain(objectId);
  if (!leadNowhere.has(template)) expect(new URL(link).pathname).not.toMatch(/^(\/en)?\/(dashboard|admin)?\/?$/);
});

test('the confirmation carries its token and its code', () => {
  const { html, text } = render('confirm-email', 'de');
  expect(text).toContain('https://blattwerk.example/auth/confirm-info/email-confirmed?token=tok%2Ben%2F1');
  expect(text).toContain('048213');
  expect(html).toContain('>048213<');
  expect(render('confirm-email', 'en').text).toContain('https://blattwerk.example/en/auth/confirm-info/email-confirmed?token=tok%2Ben%2F1');
});

test('a reset carries its token', () => {
  expect(render('password-reset', 'de').text).toContain('https://blattwerk.example/auth/confirm-info/reset?token=reset-token');
  expect(render('password-reset', 'en').text).toContain('https://blattwerk.example/en/auth/confirm-info/reset?token=reset-token');
});

test('amounts and instants are written as the reader’s language writes them, in German time', () => {
  const german = render('request-submitted', 'de').text;
  expect(german).toContain('14,99\u00a0€');
  expect(german).toContain('Montag, 23. November 2026, 18:00 Uhr');
  const english = render('request-submitted', 'en').text;
  expect(english).toContain('€14.99');
  expect(english).toContain('Monday, 23 November 2026, 18:00 (German time)');
});

test('a withdrawn request without a refund promises none', () => {
  expect(renderMail('request-cancelled', 'de', { name, objectId, refund: null }, frame).text).not.toContain('erstatten wir');
});

test('a hostile name becomes neither HTML, nor a link, nor a second line', () => {
  const { html, text } = renderMail(
    'request-approved',
    'de',
    { name: '<img src=x onerror=alert(1)> https://boese.example/x\r\nBcc: a@b.example $t(closing) {{brand}}', objectId },
    frame,
  );
  expect(html).not.toContain('<img');
  expect(text).not.toMatch(/boese\.example|https:\/\/boese|a@b/);
  expect(text).toMatch(/Guten Tag [^\n]+,\n/);
});

test.each([
  ['Dr. med. Anna-Lena O’Brien', 'Dr. med. Anna-Lena O’Brien'],
  ['evil.example', 'evil example'],
  ['Ңұрсұлтан 李', 'Ңұрсұлтан 李'],
  ['🌿', ''],
])('the name %j is written as %j', (given, written) => {
  expect(personName(given)).toBe(written);
});

test('a pharmacy’s name may have digits and an ampersand', () => {
  expect(companyName('Apotheke 24 & Co.')).toBe('Apotheke 24 & Co.');
  expect(companyName('http://x.example/a')).toBe('http x example a');
});

test('a name of which nothing is left gives a greeting without a name', () => {
  expect(renderMail('request-approved', 'de', { name: '🌿', objectId }, frame).text).toContain('Guten Tag,\n');
});

test.each(['https://boese.example/', '//boese.example', 'javascript:alert(1)'])('a link to %j is refused', (path) => {
  expect(() => renderMail('prescription-sent-to-pharmacy', 'de', { pharmacyName: 'Linden-Apotheke', path, needsTan: false, expiresAt: at }, frame)).toThrow(
    'path of this platform',
  );
  expect(() => renderMail('newsletter-welcome', 'de', { token: 'x', oneClickPath: path }, frame)).toThrow('path of this platform');
});

describe('a mail with numbers', () => {
  const text = <T extends MailTemplate>(template: T, locale: Locale, data: MailTemplates[T]): string => {
    const { subject, text: body } = renderMail(template, locale, data, frame);
    return `${subject}\n${body}`;
  };
  const alarms = (runs: number, silent: number, pharmacies: number) => ({ name, runs, silent, pharmacies, path: '/admin/feed-runs' });

  test('says one in the singular, more in the plural and nothing of what there is none of', () => {
    expect(text('stock-alarms', 'de', alarms(1, 1, 1))).toContain('1 Import ist fehlgeschlagen');
    expect(text('stock-alarms', 'de', alarms(1, 1, 1))).toContain('betroffen ist 1 Betrieb.');
    expect(text('stock-alarms', 'de', alarms(2, 0, 2))).toContain('2 Importe sind fehlgeschlagen');
    expect(text('stock-alarms', 'de', alarms(2, 0, 2))).not.toMatch(/Best[aä]nde? w[ie]rde?n? nicht mehr bestätigt/);
    expect(text('stock-alarms', 'en', alarms(0, 2, 1))).toContain('2 stocks are no longer');
    expect(text('stock-alarms', 'en', alarms(0, 2, 1))).toContain('1 business is affected');
    expect(text('stock-alarms', 'en', alarms(0, 2, 1))).not.toMatch(/imports? ha[sv]e? failed/);
  });
  test.each([0, 1, 2].flatMap((count) => (['de', 'en'] as const).map((locale) => [count, locale] as const)))(
    'has the number and the word that belong together: %i (%s)',
    (count, locale) => {
      const mails = [
        ...[0, 1, 2].map((silent) => text('stock-alarms', locale, alarms(count, silent, Math.max(1, count)))).filter(() => count > 0),
        ...(count > 0 ? [text('reviews-due-soon', locale, { name, count }), text('reviews-missed', locale, { name, count })] : []),
        text('stock-silent', locale, { name, pharmacyName: 'Linden-Apotheke', hours: count, path: '/admin/stock-feeds' }),
      ];
      for (const mail of mails) {
        expect(mail).not.toMatch(/(?<![\d,.])0 (?!\d)[A-Za-zÄÖÜ]/);
        expect(mail).not.toMatch(
          /(?<![\d,.])1 (Anfragen|Fristen|Stunden|Importe|Bestände|Betriebe|neue Meldungen|requests|reviews|hours|imports|stocks|businesses|new messages)/,
        );
        expect(mail).not.toMatch(/(?<![\d,.])2 (Anfrage|Frist|Stunde|Import|Bestand|Betrieb|request|review|hour|import|stock|business)(?![A-Za-zäöü])/);
      }
    },
  );
  test.each([
    [1, 'de', 'mehr als einer Stunde nicht'],
    [2, 'de', 'mehr als 2 Stunden nicht'],
    [1, 'en', 'more than one hour.'],
    [2, 'en', 'more than 2 hours.'],
  ] as const)('an unconfirmed stock of %i hours (%s)', (hours, locale, words) => {
    expect(text('stock-silent', locale, { name, pharmacyName: 'Linden-Apotheke', hours, path: '/admin/stock-feeds' })).toContain(words);
  });
  test.each([
    [1, 'de', 'Eine Anfrage ist bald fällig', 'eine Anfrage muss'],
    [2, 'de', '2 Anfragen sind bald fällig', '2 Anfragen müssen'],
    [1, 'en', 'One request is due soon', 'One request has to'],
    [2, 'en', '2 requests are due soon', '2 requests have to'],
  ] as const)('%i reviews that come due (%s)', (count, locale, subject, words) => {
    const mail = text('reviews-due-soon', locale, { name, count });
    expect(mail.split('\n')[0]).toBe(subject);
    expect(mail).toContain(words);
  });
  test.each([
    [1, 'de', 'Eine Frist ist überschritten'],
    [2, 'de', '2 Fristen sind überschritten'],
    [1, 'en', 'One review is late'],
    [2, 'en', '2 reviews are late'],
  ] as const)('%i reviews that are late (%s)', (count, locale, subject) => {
    expect(text('reviews-missed', locale, { name, count }).split('\n')[0]).toBe(subject);
  });
});

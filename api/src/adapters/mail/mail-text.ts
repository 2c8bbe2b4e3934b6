/** What a mail says, before it becomes HTML and text. All strings are plain text. */
export interface MailContent {
  locale: 'de' | 'en';
  subject: string;
  heading: string;
  greeting: string;
  paragraphs: string[];
  /** What a person wrote, already as HTML that is safe, and as text. */
  body?: { html: string; text: string };
  code?: { label: string; value: string };
  /** Several messages in one mail, each with the way to its own object, and one to end it where it can be ended. */
  items?: { heading: string; text: string; link: { label: string; url: string }; end?: { label: string; url: string } }[];
  button: { label: string; url: string };
  linkHint: string;
  /** A second way to the same thing. */
  also?: { label: string; url: string };
  notes: string[];
  closing: string[];
  footer: { lines: string[]; links: { label: string; url: string }[] };
  brand: string;
}

const htmlMarks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => htmlMarks[mark] ?? mark);

const withoutAddresses = (text: string): string =>
  text
    .replace(/\.(?=\S)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * A name as it may appear in a mail. A visitor can type any name for any address, so what could
 * become a link, a second line or a command is dropped: letters, spaces, hyphens, apostrophes and "Dr. med." stay.
 */
export const personName = (name: string): string => withoutAddresses(name.replace(/[^\p{L}\p{M}\s'’.-]/gu, ' ')).slice(0, 80);

/** The same for the name of a company, which may also have digits, `&` and `+`. */
export const companyName = (name: string): string => withoutAddresses(name.replace(/[^\p{L}\p{M}\p{N}\s'’.&+-]/gu, ' ')).slice(0, 100);

export const mailText = (mail: MailContent): string =>
  [
    mail.brand,
    mail.heading,
    mail.greeting,
    ...mail.paragraphs,
    ...(mail.body ? [mail.body.text] : []),
    ...(mail.items ?? []).map(({ heading, text, link, end }) => [heading, text, link.url, ...(end ? [`${end.label}: ${end.url}`] : [])].join('\n')),
    ...(mail.code ? [`${mail.code.label}: ${mail.code.value}`] : []),
    `${mail.button.label}:\n${mail.button.url}`,
    ...(mail.also ? [`${mail.also.label}\n${mail.also.url}`] : []),
    ...mail.notes,
    mail.closing.join('\n'),
    ['-- ', ...mail.footer.lines, ...mail.footer.links.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
  ].join('\n\n');

import type { Locale } from '@blattwerk/contract/errors';
import { sampleOf } from '../../../adapters/mail/mail-samples.ts';
import { mailTemplates, renderMail } from '../../../adapters/mail/mail-templates.ts';
import { sha256 } from '../../../kernel/ids.ts';

/** By mail and by the day since when it says so: the beginning of the SHA-256 of its subject and text in both languages. */
export type Wordings = Record<string, Record<string, string>>;

export const wordingsFile = new URL('../mail-versions.json', import.meta.url);

const locales: readonly Locale[] = ['de', 'en'];
const frame = { baseUrl: 'https://blattwerk.example', brand: { name: 'Blattwerk', supportEmail: 'hilfe@blattwerk.example' } };

/** What every mail says now, made of its sample. How it looks is not part of it. */
export const presentWordings = (): Record<string, string> =>
  Object.fromEntries(
    mailTemplates.map((template) => {
      const mails = locales.map((locale) => renderMail(template, locale, sampleOf(template, locale), frame));
      return [template, sha256(mails.map(({ subject, text }) => `${subject}\n${text}`).join('\n')).slice(0, 16)];
    }),
  );

const newestOf = (versions: Record<string, string> = {}): string | undefined => versions[Object.keys(versions).sort().at(-1) ?? ''];

/** The mails that say something else than registered, and those that are not written any more. */
export const changedWordings = (registered: Wordings, present: Record<string, string>): string[] => [
  ...Object.keys(present).filter((template) => newestOf(registered[template]) !== present[template]),
  ...Object.keys(registered).filter((template) => !Object.hasOwn(present, template)),
];

/** With the present wordings: a new version where one is another, or the newest replaced where only the samples are. */
export const withPresent = (registered: Wordings, present: Record<string, string>, since: string, isSampleOnly: boolean): Wordings =>
  Object.fromEntries(
    Object.entries(present).map(([template, wording]) => {
      const versions = registered[template] ?? {};
      if (newestOf(versions) === wording) return [template, versions];
      const day = (isSampleOnly ? Object.keys(versions).sort().at(-1) : undefined) ?? since;
      return [template, { ...versions, [day]: wording }];
    }),
  );

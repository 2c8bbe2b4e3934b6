import type { MailTemplate } from '../../adapters/mail/mail-templates.ts';
import registered from './mail-versions.json' with { type: 'json' };

export interface MailVersion {
  version: number;
  /** `YYYY-MM-DD` */
  since: string;
}

/** Since when each wording of a mail holds, the newest first. Those of one day are one version. */
export const versionsOf = (template: MailTemplate): MailVersion[] =>
  Object.keys((registered as Record<string, Record<string, string>>)[template] ?? {})
    .sort()
    .map((since, place) => ({ version: place + 1, since }))
    .toReversed();

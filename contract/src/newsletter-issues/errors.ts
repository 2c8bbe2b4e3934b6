import { entry, type Entry } from '../error-entry.ts';

export const newsletterIssueErrors = {
  'newsletter.noSubscribers': entry(
    409,
    'Es hat noch niemand den Newsletter bestellt und bestätigt. Es gibt niemanden, dem Sie schreiben können.',
    'Nobody has subscribed to the newsletter and confirmed it yet. There is nobody to write to.',
  ),
} as const satisfies Record<string, Entry>;

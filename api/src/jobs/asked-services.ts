import type { ExternalService } from '@blattwerk/contract/external-services/shapes';
import type { JobName } from './names.ts';

/** The services of others that a job asks; first the one for which its work is most likely to wait. */
export const askedServices: Readonly<Partial<Record<JobName, readonly ExternalService[]>>> = {
  'mails.deliver': ['mail'],
  'notifications.push': ['push'],
  'uploads.scan': ['scanner', 'storage'],
  'treatments.issue-documents': ['storage', 'signature', 'timestamp'],
  'attestations.issue-document': ['storage', 'signature', 'timestamp'],
  'consents.issue-receipt': ['storage', 'timestamp'],
  'agreements.store-signed': ['storage', 'timestamp'],
  'issued-documents.anchor': ['timestamp'],
  'payments.follow': ['payments'],
  'payments.refund': ['payments'],
  'identity-checks.refresh': ['payments'],
  'pharmacy-access.send-tan': ['calls'],
  'data-exports.make': ['storage'],
  'list-exports.write': ['storage'],
  'erasures.run': ['storage'],
};

/**
 * What the errors of services that cannot be reached say, as a regular expression that JavaScript and PostgreSQL read alike. Errors of the network, of
 * our guards (`ServiceUnreachable`), of the file storage and of Stripe's client.
 */
export const outageText =
  'cannot be reached|has not answered in time|ECONN|ESOCKET|EDNS|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|socket hang up|fetch failed|Greeting never received|connection to Stripe|StripeConnection|^(Storing|Reading) .* failed$';

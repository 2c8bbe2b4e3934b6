export { newsletterConsent } from './newsletter-consent.ts';
export { forgetAddress } from './retention.service.ts';
export { askForNewsletter } from './newsletter.service.ts';
export { deleteSubscriptionOf } from './erasure.queries.ts';

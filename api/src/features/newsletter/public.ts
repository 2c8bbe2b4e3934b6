export { forgetAddress } from './retention.service.ts';
export { askForNewsletter } from './newsletter.service.ts';

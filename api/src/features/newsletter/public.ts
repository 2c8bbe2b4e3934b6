export { confirmToken, withdrawToken } from './newsletter-tokens.ts';

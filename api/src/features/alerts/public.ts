export { alertConfirmToken, alertToken } from './alert-tokens.ts';

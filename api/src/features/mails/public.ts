export { confirmToken, withdrawToken } from './newsletter-tokens.ts';
export { queueMail } from './mails.service.ts';
export { alertConfirmToken, alertToken } from './alert-tokens.ts';
export { deleteMail, deleteMailsOf, deleteMailsTo, deleteOldMails } from './erasure.queries.ts';
export { withdrawalToken } from './withdrawal-token.ts';
export { mailTitle } from './mail-title.ts';

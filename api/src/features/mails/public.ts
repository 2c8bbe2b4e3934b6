export { confirmToken, withdrawToken } from './newsletter-tokens.ts';
export { mailData, type MailParams, type SentTemplate } from './mail-data.ts';
export { sendHeldMails } from './held.service.ts';
export { queueMail, type MailTiming, type QueuedNotice } from './mails.service.ts';
export { alertConfirmToken, alertToken } from './alert-tokens.ts';
export { deleteMail, deleteMailsOf, deleteMailsTo, deleteOldMails } from './erasure.queries.ts';
export { contactAnswerToken } from './contact-answer-token.ts';
export { withdrawalToken } from './withdrawal-token.ts';
export { mailTitle } from './mail-title.ts';

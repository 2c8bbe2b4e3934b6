export { queueMail } from './mails.service.ts';

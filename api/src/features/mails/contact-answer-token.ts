import { sealedToken } from '../../kernel/sealed-token.ts';
import type { Secrets } from '../../kernel/secrets.ts';

/** Opens the answer to one message of the contact form. */
export const contactAnswerToken = (secrets: Secrets, id: string): string => sealedToken(secrets, 'contact-request:answer', id);

import { sealedToken } from '../../kernel/sealed-token.ts';
import type { Secrets } from '../../kernel/secrets.ts';

/** Proves the mailbox of a withdrawal from the contract. */
export const withdrawalToken = (secrets: Secrets, id: string): string => sealedToken(secrets, 'withdrawal:confirm', id);

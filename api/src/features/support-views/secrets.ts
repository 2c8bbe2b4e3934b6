import { timingSafeEqual } from 'node:crypto';
import { derivedSecret, type Secrets } from '../../kernel/secrets.ts';

/** `link` opens the view once, `view` reads and ends it; neither can be made into the other. */
type Use = 'link' | 'view';

/** Follows from the view's id, so that nothing is stored that opens it. */
export const viewSecret = (secrets: Secrets, use: Use, viewId: string): string => `${viewId}.${derivedSecret(secrets.supportView, `${use}:${viewId}`)}`;

/** The id of the view that a secret was made for; null for anything that we have not made. */
export const viewIdOf = (secrets: Secrets, use: Use, presented: string): string | null => {
  const [viewId = ''] = presented.split('.');
  const given = Buffer.from(presented);
  const expected = Buffer.from(viewSecret(secrets, use, viewId));
  return given.length === expected.length && timingSafeEqual(given, expected) ? viewId : null;
};

import type { CheckedKind } from '@blattwerk/contract/document-checks/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';

export interface IssuedDocument {
  kind: CheckedKind;
  recordId: string;
  number: string | null;
  checkCode: string;
  issuedAt: Date;
  title: string | null;
  firstName: string | null;
  lastName: string | null;
  /** An invoice that was cancelled since. */
  isCancelled: boolean;
  /** An invoice of which a part was given up since. */
  isReduced: boolean;
  /** When a newer one of its kind and number was issued. */
  replacedAt: Date | null;
}

/** The first document of a code: a prescription and its copy share one. */
export const findByCode = async ({ trx }: Ctx, code: string): Promise<IssuedDocument | undefined> =>
  (await rawRows<IssuedDocument>(trx, 'SELECT * FROM check_document(:code)', { code }))[0];

export const findByHash = async ({ trx }: Ctx, hash: string): Promise<IssuedDocument | undefined> =>
  (await rawRows<IssuedDocument>(trx, 'SELECT * FROM check_document_hash(:hash)', { hash }))[0];

interface Anchor {
  day: string;
  position: string | number;
  entryHash: string;
  madeAt: Date;
  token: Buffer | null;
}

/** More than three years of days. */
const mostAnchors = 1200;

export const anchors = ({ trx }: Ctx): Promise<Omit<Anchor, 'token'>[]> =>
  trx('document_anchors').orderBy('day', 'desc').limit(mostAnchors).select('day', 'position', 'entryHash', 'madeAt');

/** An anchor and the one before it. */
export const anchorOf = async ({ trx }: Ctx, day: string): Promise<{ anchor: Anchor; before: Anchor | undefined } | undefined> => {
  const [anchor, before]: Anchor[] = await trx('document_anchors').where('day', '<=', day).orderBy('day', 'desc').limit(2);
  return anchor?.day === day ? { anchor, before } : undefined;
};

export const linksBetween = ({ trx }: Ctx, from: number, to: number): Promise<{ position: string; sha256: string; issuedAt: Date; entryHash: string }[]> =>
  rawRows(trx, 'SELECT * FROM anchored_links(:from, :to)', { from, to });

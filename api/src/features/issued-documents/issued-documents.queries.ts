import type { IssuedKind } from '@blattwerk/contract/document-checks/shapes';
import type { Ctx } from '../../kernel/ctx.ts';

interface NewLink {
  kind: IssuedKind;
  recordId: string;
  checkCode: string;
  number: string | null;
  issuerId: string | null;
  sha256: string;
  issuedAt: Date;
}

/** The database puts it at the chain's end; two at once come one after the other. */
export const appendDocument = async ({ trx }: Ctx, link: NewLink): Promise<void> => {
  await trx('issued_documents').insert(link);
};

export interface ChainEnd {
  position: number;
  entryHash: string;
}

/** Before the first document the chain is 32 bytes of zero. */
export const chainEnd = async ({ trx }: Ctx): Promise<ChainEnd> => {
  const last = await trx('issued_documents')
    .orderBy('position', 'desc')
    .first<{ position: string | number; entryHash: string } | undefined>('position', 'entryHash');
  return last ? { position: Number(last.position), entryHash: last.entryHash } : { position: 0, entryHash: '0'.repeat(64) };
};

export const hasAnchor = async ({ trx }: Ctx, day: string): Promise<boolean> => (await trx('document_anchors').where({ day }).first('day')) !== undefined;

/** The first anchor of a day stays. */
export const insertAnchor = async ({ trx }: Ctx, anchor: ChainEnd & { day: string; madeAt: Date; token: Buffer | null }): Promise<number> =>
  (await trx('document_anchors').insert(anchor).onConflict('day').ignore().returning('day')).length;

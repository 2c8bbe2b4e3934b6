import type { IssuedKind } from '@blattwerk/contract/document-checks/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { newCheckCode, sha256 } from '../../kernel/ids.ts';
import { storeOnce, type NewFile } from '../files/public.ts';
import { appendDocument } from './issued-documents.queries.ts';

/** A document as it is issued; `render` makes it, and makes it again. */
export interface NewDocument extends Omit<NewFile, 'kind' | 'render'> {
  kind: IssuedKind;
  /** Left out, it gets one of its own. */
  checkCode?: string;
  number: string | null;
  /** The doctor who answers for it; null where the platform does. */
  issuerId: string | null;
  /** What readers show with the seal; null for a document that is signed by hand. */
  seal: { reason: string; name: string; signer?: string } | null;
  render: (checkUrl: string) => Promise<Buffer>;
}

/** Makes, seals and stores a document exactly once, and makes it a link of the chain. */
export const issueDocument = (ctx: Ctx, { checkCode = newCheckCode(), number, issuerId, seal, render, attach, ...file }: NewDocument): Promise<void> => {
  const checkUrl = `${ctx.baseUrl}/check/${checkCode}`;
  let hash = '';
  return storeOnce(ctx, {
    ...file,
    render: async () => {
      const pdf = await render(checkUrl);
      const bytes = seal ? await ctx.ports.signature.seal(pdf, { ...seal, checkUrl, at: ctx.clock.now() }) : pdf;
      hash = sha256(bytes);
      return bytes;
    },
    attach: async (bound, fileId) => {
      await attach(bound, fileId);
      await appendDocument(bound, { kind: file.kind, recordId: file.recordId, checkCode, number, issuerId, sha256: hash, issuedAt: ctx.clock.now() });
    },
  });
};

import type { AnchorFile } from '@blattwerk/contract/document-checks/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { anchorOf, anchors, linksBetween } from './document-checks.queries.ts';

interface Presented {
  day: string;
  position: number;
  entryHash: string;
  madeAt: string;
}
const present = ({ day, position, entryHash, madeAt }: { day: string; position: string | number; entryHash: string; madeAt: Date }): Presented => ({
  ...{ day, entryHash },
  position: Number(position),
  madeAt: madeAt.toISOString(),
});

export const listAnchors = async (ctx: Ctx): Promise<Presented[]> => (await anchors(ctx)).map(present);

/** @throws server.notFound */
export const readAnchor = async (ctx: Ctx, day: string): Promise<AnchorFile> => {
  const { anchor, before } = found(await anchorOf(ctx, day), 'server.notFound');
  const links = await linksBetween(ctx, Number(before?.position ?? 0), Number(anchor.position));
  return {
    ...present(anchor),
    previousHash: before?.entryHash ?? '0'.repeat(64),
    links: links.map(({ position, sha256, issuedAt, entryHash }) => ({ position: Number(position), sha256, issuedAt: issuedAt.toISOString(), entryHash })),
    timestamp: anchor.token?.toString('base64') ?? null,
  };
};

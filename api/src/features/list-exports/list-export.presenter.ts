import type { ListExport as Shown } from '@blattwerk/contract/list-exports/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import type { ListExport } from './list-export.model.ts';
import { fileAddress } from './ticket.ts';

export const presentListExport = (ctx: Ctx, row: ListExport): Shown => {
  const isThere = row.status === 'done' && row.expiresAt !== null && row.expiresAt > ctx.clock.now();
  return {
    id: row.id,
    resource: row.resource,
    format: row.format,
    status: row.status,
    rows: row.rows,
    total: row.total,
    bytes: row.bytes,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    ...(isThere ? { url: fileAddress(ctx, row) } : {}),
  };
};

import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';

export interface Taken {
  userId: string;
  role: 'doctor' | 'pharmacy' | 'admin';
  firstName: string;
  lastName: string;
  resource: string;
  format: 'csv' | 'xlsx';
  bytes: number;
  dataKey: string;
  keyVersion: number;
  createdAt: Date;
}

/** Counts one more download of an export with this number of downloads; undefined when a concurrent one was first, or the export has expired. */
export const takeTicket = async ({ trx, clock }: Ctx, id: string, downloads: number): Promise<Taken | undefined> => {
  const sql = 'SELECT * FROM take_list_export(:id, :downloads, :at)';
  const [taken] = await rawRows<Taken>(trx, sql, { id, downloads, at: clock.now() });
  return taken;
};

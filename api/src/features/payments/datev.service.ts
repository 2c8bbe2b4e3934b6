import type { Readable } from 'node:stream';
import iconv from 'iconv-lite';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { tempFileStream } from '../../kernel/temp-file-stream.ts';
import { readSettings } from '../settings/public.ts';
import { datevHead, datevLines, type DatevSettings } from './datev-file.ts';
import { transactionsBetween } from './datev.queries.ts';
import { monthBounds } from './money.queries.ts';

const readDatevSettings = async (ctx: Ctx): Promise<DatevSettings> => {
  const set = await readSettings(ctx, ['datev.chart', 'datev.accounts', 'datev.consultant', 'datev.client']);
  return { chart: set['datev.chart'], accounts: set['datev.accounts'], consultant: set['datev.consultant'], client: set['datev.client'] };
};

/** The audit log says which month went out; where that cannot be written there is no file. */
async function* datevParts(ctx: Ctx, month: string): AsyncGenerator<Buffer> {
  const encoded = (text: string): Buffer => iconv.encode(text, 'win1252');
  const [settings, bounds] = [await readDatevSettings(ctx), await monthBounds(ctx, month)];
  let transactions = 0;
  yield encoded(datevHead(settings, bounds));
  for await (const rows of transactionsBetween(ctx, bounds.startsAt, bounds.endsAt)) {
    transactions += rows.length;
    yield encoded(rows.map((row) => datevLines(settings, row)).join(''));
  }
  await audit(ctx, { action: 'ledger.export', objectType: 'ledger', after: { month, transactions } });
}

/** The books of a month as a file for the tax adviser's program, which is never in memory as a whole. */
export const exportDatev = async (ctx: Ctx, month: string): Promise<{ bytes: Readable; filename: string; contentType: string }> => ({
  bytes: await tempFileStream(datevParts(ctx, month)),
  filename: `EXTF_Buchungsstapel_${month}.csv`,
  contentType: 'text/csv; charset=windows-1252',
});

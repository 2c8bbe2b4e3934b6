import { postalProblemText } from '@blattwerk/contract/places/import-problems';
import type { PostalImportResult } from '@blattwerk/contract/places/shapes';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { readPostalFile, type PostalCode, type PostalFile } from './postal-file.ts';

const sameAs = (code: PostalCode): string => JSON.stringify([code.state, code.lat, code.lon, code.towns]);

/** The precise postal codes as they stand, with their towns. */
const readKnown = async (ctx: Ctx): Promise<Map<string, string>> => {
  const rows: PostalCode[] = await ctx
    .trx('postal_areas')
    .whereRaw('length(prefix) = 5')
    .select('prefix as zipCode', 'state', 'lat', 'lon')
    .select(ctx.trx.raw(`ARRAY(SELECT town FROM postal_towns WHERE zip_code = prefix ORDER BY town COLLATE "C") AS towns`));
  return new Map(rows.map((row) => [row.zipCode, sameAs(row)]));
};

const write = async (ctx: Ctx, codes: readonly PostalCode[]): Promise<void> => {
  await ctx.trx.raw(
    `INSERT INTO postal_areas (prefix, state, lat, lon)
     SELECT * FROM unnest(CAST(:zipCodes AS text[]), CAST(:states AS text[]), CAST(:lats AS float8[]), CAST(:lons AS float8[]))
     ON CONFLICT (prefix) DO UPDATE SET state = excluded.state, lat = excluded.lat, lon = excluded.lon`,
    {
      zipCodes: codes.map(({ zipCode }) => zipCode),
      states: codes.map(({ state }) => state),
      lats: codes.map(({ lat }) => lat),
      lons: codes.map(({ lon }) => lon),
    },
  );
  await ctx.trx.raw('DELETE FROM postal_towns WHERE zip_code = ANY (?)', [codes.map(({ zipCode }) => zipCode)]);
  const towns = codes.flatMap(({ zipCode, towns: of }) => of.map((town) => ({ zipCode, town })));
  await ctx.trx.raw('INSERT INTO postal_towns (zip_code, town) SELECT * FROM unnest(CAST(:zipCodes AS text[]), CAST(:towns AS text[]))', {
    zipCodes: towns.map(({ zipCode }) => zipCode),
    towns: towns.map(({ town }) => town),
  });
};

/** A table that has lost more than this share of the known codes is taken for a torn one. */
const mostLost = 0.1;

/** Known codes that the table does not have. While a row of it is faulty, its code is unknown, so none is returned. @throws file.invalid when it is too short to be the whole */
const lostCodes = (known: ReadonlyMap<string, string>, { codes, errorCount }: PostalFile): string[] => {
  const lost = [...known.keys()].filter((zipCode) => !codes.has(zipCode));
  if (codes.size === 0 || lost.length > known.size * mostLost) throw failure('file.invalid', { known: known.size, lost: lost.length });
  return errorCount > 0 ? [] : lost;
};

const remove = async (ctx: Ctx, zipCodes: readonly string[]): Promise<void> => {
  await ctx.trx('postal_towns').whereIn('zipCode', zipCodes).delete();
  await ctx.trx('postal_areas').whereIn('prefix', zipCodes).delete();
};

/**
 * Brings a table of postal codes in, all or nothing: it replaces the one before. Codes that it names are made or brought up to date with their towns,
 * those that it lacks go; faulty rows are named and left out, and then nothing goes. Pharmacies move to the middle of their own code.
 * @throws file.invalid when it is no such table, or too short to be a whole one
 */
export const importPostalCodes = async (ctx: Ctx, bytes: AsyncIterable<Uint8Array>): Promise<PostalImportResult> => {
  const file = await readPostalFile(bytes);
  const { rowCount, codes, errors, errorCount } = file;
  return inTransaction(ctx, async (bound) => {
    await bound.trx.raw('LOCK TABLE postal_towns IN SHARE ROW EXCLUSIVE MODE');
    const known = await readKnown(bound);
    const changed = [...codes.values()].filter((code) => known.get(code.zipCode) !== sameAs(code));
    const updated = changed.filter(({ zipCode }) => known.has(zipCode)).length;
    const lost = lostCodes(known, file);
    const isChanged = changed.length + lost.length > 0;
    await write(bound, changed);
    await remove(bound, lost);
    const pharmaciesMoved = isChanged ? await bound.hooks.postalCodesChanged(bound) : 0;
    if (isChanged)
      await audit(bound, {
        action: 'postal-codes.import',
        objectType: 'postal-codes',
        objectId: null,
        after: { created: changed.length - updated, updated, removed: lost.length, pharmaciesMoved },
      });
    return {
      status: isChanged ? 'applied' : 'unchanged',
      rows: rowCount,
      created: changed.length - updated,
      updated,
      removed: lost.length,
      rowErrors: errorCount,
      errors: errors.map((error) => ({ ...error, message: postalProblemText(error.code, ctx.locale) })),
      pharmaciesMoved,
    };
  });
};

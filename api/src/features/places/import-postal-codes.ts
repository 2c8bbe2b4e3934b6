import { postalProblemText } from '@blattwerk/contract/places/import-problems';
import type { PostalImportResult } from '@blattwerk/contract/places/shapes';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { deleteCodes, knownCodes, lockTowns, storeCodes } from './postal-codes.queries.ts';
import { readPostalFile, type PostalCode, type PostalFile } from './postal-file.ts';

const sameAs = (code: PostalCode): string => JSON.stringify([code.state, code.lat, code.lon, code.towns]);

const readKnown = async (ctx: Ctx): Promise<Map<string, string>> => new Map((await knownCodes(ctx)).map((code) => [code.zipCode, sameAs(code)]));

/** A table that has lost more than this share of the known codes is taken for a torn one. */
const mostLost = 0.1;

/** Known codes that the table does not have. While a row of it is faulty, its code is unknown, so none is returned. @throws file.invalid when it is too short to be the whole */
const lostCodes = (known: ReadonlyMap<string, string>, { codes, errorCount }: PostalFile): string[] => {
  const lost = [...known.keys()].filter((zipCode) => !codes.has(zipCode));
  if (codes.size === 0 || lost.length > known.size * mostLost) throw failure('file.invalid', { known: known.size, lost: lost.length });
  return errorCount > 0 ? [] : lost;
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
    await lockTowns(bound);
    const known = await readKnown(bound);
    const changed = [...codes.values()].filter((code) => known.get(code.zipCode) !== sameAs(code));
    const updated = changed.filter(({ zipCode }) => known.has(zipCode)).length;
    const lost = lostCodes(known, file);
    const isChanged = changed.length + lost.length > 0;
    await storeCodes(bound, changed);
    await deleteCodes(bound, lost);
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

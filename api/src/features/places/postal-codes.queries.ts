import type { Ctx } from '../../kernel/ctx.ts';
import type { PostalCode } from './postal-file.ts';

type Reader = Pick<Ctx, 'trx'>;

export interface Place {
  lat: number;
  lon: number;
}

/** The middle of the area of the longest of these prefixes that is known. */
export const middleOf = ({ trx }: Reader, prefixes: readonly string[]): Promise<Place | undefined> =>
  trx('postal_areas').whereIn('prefix', prefixes).orderByRaw('length(prefix) DESC').first('lat', 'lon');

export const hasTowns = async ({ trx }: Reader, zipCode: string): Promise<boolean> =>
  (await trx('postal_towns').where({ zipCode }).first('zipCode')) !== undefined;

export const townsOf = ({ trx }: Reader, zipCode: string, limit: number): Promise<{ town: string }[]> =>
  trx('postal_towns').where({ zipCode }).orderBy('town').limit(limit).select('town');

/** Two imports follow each other. */
export const lockTowns = async ({ trx }: Reader): Promise<void> => void (await trx.raw('LOCK TABLE postal_towns IN SHARE ROW EXCLUSIVE MODE'));

/** The precise postal codes as they are stored, with their towns. */
export const knownCodes = ({ trx }: Reader): Promise<PostalCode[]> =>
  trx('postal_areas')
    .whereRaw('length(prefix) = 5')
    .select('prefix as zipCode', 'state', 'lat', 'lon')
    .select(trx.raw(`ARRAY(SELECT town FROM postal_towns WHERE zip_code = prefix ORDER BY town COLLATE "C") AS towns`));

/** Inserts postal codes, or brings them up to date, with exactly these towns. */
export const storeCodes = async ({ trx }: Reader, codes: readonly PostalCode[]): Promise<void> => {
  await trx.raw(
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
  await trx.raw('DELETE FROM postal_towns WHERE zip_code = ANY (?)', [codes.map(({ zipCode }) => zipCode)]);
  const towns = codes.flatMap(({ zipCode, towns: of }) => of.map((town) => ({ zipCode, town })));
  await trx.raw('INSERT INTO postal_towns (zip_code, town) SELECT * FROM unnest(CAST(:zipCodes AS text[]), CAST(:towns AS text[]))', {
    zipCodes: towns.map(({ zipCode }) => zipCode),
    towns: towns.map(({ town }) => town),
  });
};

export const deleteCodes = async ({ trx }: Reader, zipCodes: readonly string[]): Promise<void> => {
  await trx('postal_towns').whereIn('zipCode', zipCodes).delete();
  await trx('postal_areas').whereIn('prefix', zipCodes).delete();
};

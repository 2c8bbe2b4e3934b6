import type { Knex } from 'knex';
import type { Place } from '../index/offers.ts';
import type { PlaceRow, SettingRow } from '../index/rows.ts';

/** All values of all settings, newest first. */
export const readSettingRows = async (knex: Knex): Promise<SettingRow[]> => {
  const { rows } = await knex.raw<{ rows: SettingRow[] }>(
    `SELECT key, value, (extract(epoch FROM valid_from) * 1000)::float8 AS "validFrom" FROM settings ORDER BY valid_from DESC, id DESC`,
  );
  return rows;
};

/** The middles of postal areas by their prefix. */
export const readPlaces = async (knex: Knex): Promise<Map<string, Place>> => {
  const { rows } = await knex.raw<{ rows: PlaceRow[] }>('SELECT prefix, lat, lon FROM postal_areas');
  return new Map(rows.map(({ prefix, lat, lon }) => [prefix, { lat, lon }]));
};

import type { Knex } from 'knex';

/** Middles of the three-digit postal areas: distances without asking anybody. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE postal_areas (
      prefix text NOT NULL CONSTRAINT postal_areas_pkey PRIMARY KEY CONSTRAINT postal_areas_prefix_check CHECK (prefix ~ '^[0-9]{2,5}$'),
      state text NOT NULL,
      lat double precision NOT NULL CONSTRAINT postal_areas_lat_check CHECK (lat BETWEEN -90 AND 90),
      lon double precision NOT NULL CONSTRAINT postal_areas_lon_check CHECK (lon BETWEEN -180 AND 180)
    );

    CREATE FUNCTION distance_km(lat1 double precision, lon1 double precision, lat2 double precision, lon2 double precision) RETURNS double precision
      LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURNS NULL ON NULL INPUT AS $$
        SELECT 12742 * asin(least(1, sqrt(
          sin(radians(lat2 - lat1) / 2) ^ 2 + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lon2 - lon1) / 2) ^ 2
        )))
      $$;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP FUNCTION distance_km; DROP TABLE postal_areas`);
};

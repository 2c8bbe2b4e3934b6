import type { Knex } from 'knex';

const words = [
  ...['rezept', 'arztbrief', 'rechnung', 'patientenausweis', 'reisebescheinigung', 'aufklaerung', 'behandlungsvertrag'],
  ...['einwilligung', 'consent', 'widerruf', 'withdrawal', 'loeschnachweis', 'proof-of-deletion'],
].join('|');

/** What a stored document's name begins with depends on who gets it: what is stored is its number or version. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(String.raw`
    UPDATE files SET filename = regexp_replace(regexp_replace(filename, '^(${words})-', ''), '-kopie\.pdf$', '.pdf')
      WHERE filename ~ '^(${words})-';
    UPDATE files SET filename = regexp_replace(filename, '^stornorechnung-', 'storno-') WHERE filename LIKE 'stornorechnung-%';
    UPDATE files SET filename = regexp_replace(filename, '^rechnungskorrektur-', 'korrektur-') WHERE filename LIKE 'rechnungskorrektur-%';
    UPDATE files SET filename = regexp_replace(filename, '^health-data-', 'data-') WHERE kind IN ('consent-receipt', 'consent-withdrawal');
    UPDATE files SET filename = regexp_replace(filename, '^pharmacy-transfer-', 'transfer-') WHERE kind IN ('consent-receipt', 'consent-withdrawal');
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    UPDATE files SET filename = CASE kind
      WHEN 'information' THEN 'aufklaerung' WHEN 'contract' THEN 'behandlungsvertrag' WHEN 'medical-letter' THEN 'arztbrief' WHEN 'invoice' THEN 'rechnung'
      WHEN 'patient-card' THEN 'patientenausweis' WHEN 'travel-certificate' THEN 'reisebescheinigung' WHEN 'consent-receipt' THEN 'einwilligung'
      WHEN 'consent-withdrawal' THEN 'widerruf' WHEN 'deletion-proof' THEN 'loeschnachweis' ELSE 'rezept' END || '-' || filename
  `);
};

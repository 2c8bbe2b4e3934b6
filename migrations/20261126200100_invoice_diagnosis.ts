import type { Knex } from 'knex';

/**
 * Whether the patient wants the diagnosis on the invoice of a request, and whether an issued invoice states it. The patient may choose at any
 * status, and changes nothing else of a request under review or decided.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE treatments ADD COLUMN is_diagnosis_on_invoice boolean NOT NULL DEFAULT false;
    ALTER TABLE invoices ADD COLUMN is_with_diagnosis boolean NOT NULL DEFAULT false,
      ADD CONSTRAINT invoices_diagnosis_check CHECK (kind = 'invoice' OR NOT is_with_diagnosis);
    CREATE FUNCTION choose_invoice_diagnosis(treatment uuid, chosen boolean) RETURNS boolean LANGUAGE plpgsql
      SECURITY DEFINER SET search_path TO public, pg_temp AS $$
      BEGIN
        UPDATE treatments SET is_diagnosis_on_invoice = chosen WHERE id = treatment AND patient_id = actor_id() AND actor_role() = 'patient';
        RETURN FOUND;
      END $$;
    REVOKE ALL ON FUNCTION choose_invoice_diagnosis FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION choose_invoice_diagnosis TO blattwerk_app;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP FUNCTION choose_invoice_diagnosis;
    ALTER TABLE invoices DROP COLUMN is_with_diagnosis;
    ALTER TABLE treatments DROP COLUMN is_diagnosis_on_invoice;
  `);
};

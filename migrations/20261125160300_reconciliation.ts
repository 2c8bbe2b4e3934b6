import type { Knex } from 'knex';

/** What the payment provider says of its balance, and how that compares with the books: one row for each daily run. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE balance_transactions (
      id text PRIMARY KEY,
      type text NOT NULL,
      amount_cents integer NOT NULL,
      fee_cents integer NOT NULL,
      source text,
      stripe_payment_intent_id text,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX balance_transactions_created_at_idx ON balance_transactions (created_at);
    CREATE INDEX balance_transactions_intent_idx ON balance_transactions (stripe_payment_intent_id);
    CREATE TABLE reconciliations (
      id uuid PRIMARY KEY,
      finished_at timestamptz NOT NULL,
      differences jsonb NOT NULL
    );
    CREATE INDEX reconciliations_finished_at_idx ON reconciliations (finished_at);
    GRANT SELECT, INSERT ON balance_transactions, reconciliations TO blattwerk_app;

    CREATE FUNCTION post_provider_fee() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    BEGIN
      PERFORM ledger_post('provider-fee', (SELECT payment_id FROM ledger_transactions WHERE kind = 'deposit' AND reference = NEW.stripe_payment_intent_id),
        NEW.id, NEW.created_at, '{provider-fees,provider}', ARRAY[NEW.fee_cents, -NEW.fee_cents]);
      RETURN NULL;
    END $$;
    CREATE TRIGGER balance_transactions_posted AFTER INSERT ON balance_transactions FOR EACH ROW WHEN (NEW.fee_cents <> 0) EXECUTE FUNCTION post_provider_fee();
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE reconciliations, balance_transactions; DROP FUNCTION post_provider_fee');
};

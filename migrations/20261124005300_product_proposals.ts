import type { Knex } from 'knex';

/** Products that doctors miss: an administrator makes a product of a proposal, says which one was meant, or refuses it with a reason. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE product_proposals (
      id uuid PRIMARY KEY,
      doctor_id uuid NOT NULL,
      name text NOT NULL CHECK (length(name) BETWEEN 2 AND 200),
      manufacturer text CHECK (length(manufacturer) <= 120),
      category text NOT NULL CHECK (category IN ('flower', 'extract', 'vape', 'edible')),
      thc numeric(6, 2) CHECK (thc BETWEEN 0 AND 1000),
      cbd numeric(6, 2) CHECK (cbd BETWEEN 0 AND 1000),
      pzn text CHECK (pzn ~ '^[0-9]{8}$'),
      note text CHECK (length(note) <= 500),
      status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'added', 'merged', 'refused')),
      product_id uuid,
      reason text CHECK (length(reason) <= 500),
      decided_by_id uuid,
      decided_at timestamptz,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT product_proposals_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctors (user_id),
      CONSTRAINT product_proposals_product_id_fkey FOREIGN KEY (product_id) REFERENCES products,
      CONSTRAINT product_proposals_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES users,
      CONSTRAINT product_proposals_decided_check CHECK ((status = 'open') = (decided_at IS NULL)),
      CONSTRAINT product_proposals_became_check CHECK ((status IN ('added', 'merged')) = (product_id IS NOT NULL)),
      CONSTRAINT product_proposals_refused_check CHECK ((status = 'refused') = (reason IS NOT NULL))
    );
    CREATE INDEX product_proposals_doctor_id_idx ON product_proposals (doctor_id, created_at DESC);
    CREATE INDEX product_proposals_product_id_idx ON product_proposals (product_id);
    CREATE INDEX product_proposals_decided_by_id_idx ON product_proposals (decided_by_id);
    CREATE INDEX product_proposals_open_idx ON product_proposals (created_at) WHERE status = 'open';
    GRANT INSERT, SELECT, UPDATE ON product_proposals TO blattwerk_app;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE product_proposals');
};

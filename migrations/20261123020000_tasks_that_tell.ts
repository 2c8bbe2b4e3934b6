import type { Knex } from 'knex';

const kinds = (list: string): string => `
  ALTER TABLE delivery_tasks DROP CONSTRAINT delivery_tasks_kind_check;
  ALTER TABLE delivery_tasks ADD CONSTRAINT delivery_tasks_kind_check CHECK (kind IN (${list}));
`;

/** Staff tell pharmacies that no mail reaches what became void, and that a question is answered. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(kinds(`'pass-on', 'call', 'tan', 'tell-void', 'tell-answer'`));
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(kinds(`'pass-on', 'call', 'tan'`));
};

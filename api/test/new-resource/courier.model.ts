import { BaseModel } from '../../src/kernel/base-model.ts';
import type { Ctx } from '../../src/kernel/ctx.ts';
import { columnsOf, defineList } from '../../src/kernel/list-records.ts';
import type { CourierRecord } from './operations.ts';

/** Brings medicines from pharmacies to patients. */
export class Courier extends BaseModel {
  static override tableName = 'couriers';

  declare name: string;
  declare phone: string | null;
  declare isActive: boolean;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}

const presentCourier = (row: Courier): CourierRecord => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  isActive: row.isActive,
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
  abilities: ['update'],
});

export const couriers = defineList({
  fields: columnsOf('couriers', { id: 'id', name: 'text', phone: 'text', isActive: 'boolean', updatedAt: 'instant' }),
  key: ['couriers.id'],
  defaultSort: ['name'],
  search: { text: ['couriers.name'], phones: ['couriers.phone'] },
  visibleTo: ({ trx }: Ctx) => trx('couriers').select('couriers.*'),
  present: (rows: readonly Courier[]) => rows.map(presentCourier),
});

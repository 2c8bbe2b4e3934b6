import type { Diary, DiaryEntry, DiaryMedicine, DiaryUnit } from '@blattwerk/contract/diary/shapes';
import type { Knex } from 'knex';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { treatmentsVisibleTo } from '../treatments/public.ts';

export interface DiaryRow {
  entryId: string;
  clientId: string;
  version: number;
  takenOn: string;
  dose: number | string;
  unit: DiaryUnit;
  prescriptionId: string | null;
  productId: string | null;
  medicineName: string | null;
  effect: number;
  sideEffects: DiaryEntry['sideEffects'];
  note: string | null;
  createdAt: Date;
  writtenAt: Date;
}

/** The latest version of each entry, with the medicine's name as it was prescribed. */
const latest = (trx: Knex): Knex.QueryBuilder =>
  trx('diary_versions')
    .join('diary_entries', 'diary_entries.id', 'diary_versions.entryId')
    .leftJoin('prescriptions', 'prescriptions.id', 'diary_versions.prescriptionId')
    .leftJoin('products', 'products.id', 'diary_versions.productId')
    .whereNotExists(
      trx('diary_versions as later').whereRaw('later.entry_id = diary_versions.entry_id AND later.version > diary_versions.version').select(trx.raw('1')),
    )
    .select(
      'diary_versions.*',
      'diary_entries.clientId',
      'diary_entries.createdAt',
      trx.raw('coalesce(prescriptions.product_name, products.name) AS medicine_name'),
    );

/** The entries of a patient on these days, the latest first. */
export const entriesOf = ({ trx }: Ctx, patientId: string, { from, to }: { from: string; to: string }): Promise<DiaryRow[]> =>
  latest(trx)
    .where('diary_versions.patientId', patientId)
    .whereBetween('diary_versions.takenOn', [from, to])
    .orderBy([
      { column: 'diary_versions.takenOn', order: 'desc' },
      { column: 'diary_entries.createdAt', order: 'desc' },
      { column: 'diary_entries.id', order: 'desc' },
    ]);

export const findEntry = ({ trx }: Ctx, patientId: string, entryId: string): Promise<DiaryRow | undefined> =>
  latest(trx).where({ 'diary_versions.patientId': patientId, 'diary_versions.entryId': entryId }).first();

/** A new entry under the name that its device gave it; undefined where that name is known already. Two at once wait for each other. */
export const insertEntry = async (ctx: Ctx<Member>, row: { id: string; clientId: string }): Promise<boolean> => {
  const inserted = await ctx
    .trx('diary_entries')
    .insert({ ...row, patientId: ctx.actor.id, createdAt: ctx.clock.now() })
    .onConflict(['patientId', 'clientId'])
    .ignore()
    .returning('id');
  return inserted.length > 0;
};

export const entriesOnDay = async ({ trx, actor }: Ctx<Member>, on: string): Promise<number> => {
  const rows = await latest(trx).where({ 'diary_versions.patientId': actor.id, 'diary_versions.takenOn': on });
  return rows.length;
};

/** The newest prescription of each product that the patient was prescribed. */
export const medicinesOf = ({ trx, actor }: Ctx<Member>): Promise<DiaryMedicine[]> =>
  rawRows(
    trx,
    `SELECT prescription_id, product_id, name, unit FROM (
       SELECT DISTINCT ON (product_id) id AS prescription_id, product_id, product_name AS name, unit, issued_at FROM prescriptions
       WHERE patient_id = CAST(:patientId AS uuid) AND status NOT IN ('revoked', 'replaced') ORDER BY product_id, issued_at DESC, id
     ) AS newest ORDER BY issued_at DESC, name LIMIT 12`,
    { patientId: actor.id },
  );

/** The product of one of the own prescriptions. */
export const productOfPrescription = ({ trx, actor }: Ctx<Member>, prescriptionId: string): Promise<{ productId: string } | undefined> =>
  trx('prescriptions').where({ id: prescriptionId, patientId: actor.id }).first('productId');

export const isProduct = async ({ trx }: Ctx, id: string): Promise<boolean> => (await trx('products').where({ id }).first('id')) !== undefined;

/** The own requests whose doctor could read the diary, the newest first. */
export const sharesOf = ({ trx, actor }: Ctx<Member>): Promise<Diary['sharing']['requests']> =>
  treatmentsVisibleTo(trx, actor)
    .leftJoin('diary_withheld', 'diary_withheld.treatmentId', 'treatments.id')
    .whereIn('treatments.status', ['awaiting-payment', 'in-review', 'approved'])
    .orderBy('treatments.createdAt', 'desc')
    .select('treatments.id as treatmentId', 'treatments.number', 'treatments.status', trx.raw('diary_withheld.treatment_id IS NULL AS is_shared'));

export const isWithheld = async ({ trx }: Ctx, treatmentId: string): Promise<boolean> =>
  (await trx('diary_withheld').where({ treatmentId }).first('treatmentId')) !== undefined;

/** Hides the diary from one of the own requests, or shows it again. Doing it twice changes nothing. @returns whether something changed */
export const setWithheld = async (ctx: Ctx<Member>, treatmentId: string, withheld: boolean): Promise<boolean> => {
  const rows = ctx.trx('diary_withheld');
  if (!withheld) return (await rows.where({ treatmentId, patientId: ctx.actor.id }).delete()) > 0;
  const inserted = await rows
    .insert({ treatmentId, patientId: ctx.actor.id, withheldAt: ctx.clock.now() })
    .onConflict('treatmentId')
    .ignore()
    .returning('treatmentId');
  return inserted.length > 0;
};

import type { DiaryEntry } from '@blattwerk/contract/diary/shapes';
import type { DiaryRow } from './diary.queries.ts';

export const presentEntry = (row: DiaryRow): DiaryEntry => ({
  id: row.entryId,
  clientId: row.clientId,
  version: row.version,
  on: row.takenOn,
  dose: { amount: Number(row.dose), unit: row.unit },
  prescriptionId: row.prescriptionId,
  productId: row.productId,
  medicineName: row.medicineName,
  effect: row.effect,
  sideEffects: row.sideEffects,
  note: row.note,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.writtenAt.toISOString(),
});

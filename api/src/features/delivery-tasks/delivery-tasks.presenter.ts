import type { DeliveryTaskRecord } from '@blattwerk/contract/delivery-tasks/shapes';
import type { TaskRow } from './task-row.ts';

/** A TAN is told, and a sheet printed, for a pharmacy without an account while the task waits. A task with an assignee is reassigned, not taken. */
const abilitiesOf = ({ status, kind, channel, assigneeId }: TaskRow): DeliveryTaskRecord['abilities'] => {
  if (status !== 'open') return [];
  const isWithTan = kind !== 'call' && kind !== 'tell-void' && channel !== 'account';
  return ['done', 'assign', ...(assigneeId === null ? (['take'] as const) : []), ...(isWithTan ? (['new-tan', 'tan-sheet'] as const) : [])];
};

export const presentTask = (row: TaskRow): DeliveryTaskRecord => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  dueAt: row.dueAt.toISOString(),
  tryNumber: row.tryNumber,
  outcome: row.outcome,
  note: row.note,
  doneAt: row.doneAt?.toISOString() ?? null,
  doneBy: row.doneByName,
  assignee: row.assigneeId === null ? null : { id: row.assigneeId, name: row.assigneeName ?? '' },
  sending: {
    id: row.sendingId,
    channel: row.channel,
    sentAt: row.sentAt.toISOString(),
    offeredAt: row.offeredAt?.toISOString() ?? null,
    tanSentAt: row.tanSentAt?.toISOString() ?? null,
  },
  pharmacy: {
    id: row.pharmacyId,
    name: row.pharmacyName,
    street: row.street,
    houseNum: row.houseNum,
    zipCode: row.zipCode,
    city: row.city,
    phone: row.phone,
    email: row.email,
  },
  prescriptions: row.prescriptions.map(({ id, number }) => ({ id, number })),
  tries: row.tries.map(({ at, outcome, note, by }) => ({ at: new Date(at).toISOString(), outcome, note, by })),
  version: row.version,
  abilities: abilitiesOf(row),
});

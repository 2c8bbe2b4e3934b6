import { z } from 'zod';
import { sendingChannels } from '../prescriptions/states.ts';
import { id, instant, text } from '../validation.ts';
import { deliveryOutcomes, deliveryTaskKinds, deliveryTaskStatuses } from './states.ts';

/** One try that is over. */
export const deliveryTry = z.object({ at: instant, outcome: z.enum(deliveryOutcomes), note: z.string().nullable(), by: z.string().nullable() });
export type DeliveryTry = z.output<typeof deliveryTry>;

/** What staff do for a sending, by telephone or post. It names prescriptions by their numbers: patient and medicine are not in it. */
export const deliveryTaskRecord = z.object({
  id,
  kind: z.enum(deliveryTaskKinds),
  status: z.enum(deliveryTaskStatuses),
  dueAt: instant,
  /** Counts the tries of this kind for the sending, from 1. */
  tryNumber: z.int(),
  outcome: z.enum(deliveryOutcomes).nullable(),
  note: z.string().nullable(),
  doneAt: instant.nullable(),
  doneBy: z.string().nullable(),
  /** The administrator who sees to it; null: unassigned. */
  assignee: z.object({ id, name: z.string() }).nullable(),
  /** `tanSentAt`: when the TAN that is valid now was told or sent; null while none is known to the pharmacy. */
  sending: z.object({ id, channel: z.enum(sendingChannels), sentAt: instant, offeredAt: instant.nullable(), tanSentAt: instant.nullable() }),
  pharmacy: z.object({
    id,
    name: z.string(),
    street: z.string(),
    houseNum: z.string(),
    zipCode: z.string(),
    city: z.string(),
    phone: z.string().nullable(),
    /** As people read it. */
    email: z.string().nullable(),
  }),
  prescriptions: z.array(z.object({ id, number: z.string() })),
  /** Tries before this one, the oldest first. */
  tries: z.array(deliveryTry),
  version: z.int(),
  /** `take`: it has no assignee. `new-tan`, `tan-sheet`: the steps at the task’s sending. */
  abilities: z.array(z.enum(['done', 'assign', 'take', 'new-tan', 'tan-sheet'])),
});
export type DeliveryTaskRecord = z.output<typeof deliveryTaskRecord>;

/** Null: unassigned. */
export const assignDeliveryTaskInput = z.object({ id, assigneeId: id.nullable(), version: z.int() });
export type AssignDeliveryTaskInput = z.output<typeof assignDeliveryTaskInput>;

export const finishDeliveryTaskInput = z.object({ id, outcome: z.enum(deliveryOutcomes), note: text(0, 500).optional() });
export type FinishDeliveryTaskInput = z.output<typeof finishDeliveryTaskInput>;

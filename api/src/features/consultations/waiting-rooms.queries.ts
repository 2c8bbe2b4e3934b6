import type { Knex } from 'knex';
import { duration, later } from '../../kernel/clock.ts';

/** A process of the rooms that was not seen for so long has ended: its people are not there any more. */
const processLost = 15 * duration.seconds;

/** Of each consultation whether its patient is in the room and its doctor is not: `id`, `is_waiting`. */
export const waitingRooms = (trx: Knex, now: Date): Knex.QueryBuilder =>
  trx('consultations as rooms').select(
    'rooms.id',
    trx.raw(
      `rooms.status = 'booked' AND EXISTS (SELECT FROM room_members JOIN room_processes ON room_processes.id = room_members.process_id
         WHERE room_members.consultation_id = rooms.id AND room_members.role = 'patient' AND room_processes.seen_at > :since)
       AND NOT EXISTS (SELECT FROM room_members JOIN room_processes ON room_processes.id = room_members.process_id
         WHERE room_members.consultation_id = rooms.id AND room_members.role = 'doctor' AND room_processes.seen_at > :since) AS is_waiting`,
      { since: later(now, -processLost) },
    ),
  );

import type { RoomRole } from '@blattwerk/contract/video-rooms/messages';
import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { readRoomHours } from '../consultations/public.ts';
import { heldPatients } from '../legal-holds/public.ts';
import type { RoomClaims } from './room-token.ts';

/** A process that was not seen for so long has ended without telling. */
const processLostAfter = '15 seconds';

/** Why a connection may not go on: `early` and `ended` by the consultation's state and time, `banned` by the account and its session. */
export type Refusal = 'early' | 'ended' | 'banned';

export interface Refused {
  connectionId: string;
  refusal: Refusal;
}

/** Neither a session nor what a guest link opened stands behind the connection, or the account is closed. */
const isWithoutAccess = `((s.id IS NULL OR s.revoked_at IS NOT NULL) AND g.id IS NULL OR u.status <> 'active')`;

/** Of these connections those that may not be in their rooms now. */
export const findRefused = async (
  { trx, clock }: Pick<Ctx, 'trx' | 'clock'>,
  connections: readonly ({ connectionId: string } & RoomClaims)[],
): Promise<Refused[]> =>
  rawRows<Refused>(
    trx,
    `SELECT given.connection_id,
       CASE WHEN ${isWithoutAccess} THEN 'banned'
            WHEN c.status = 'booked' AND c.starts_at - make_interval(mins => :opens) > :now THEN 'early' ELSE 'ended' END AS refusal
     FROM unnest(CAST(:connections AS uuid[]), CAST(:rooms AS uuid[]), CAST(:users AS uuid[]), CAST(:sessions AS uuid[]), CAST(:roles AS text[]))
       AS given (connection_id, room_id, user_id, session_id, role)
     LEFT JOIN consultations c ON c.id = given.room_id AND given.user_id = CASE given.role WHEN 'doctor' THEN c.doctor_id ELSE c.patient_id END
     LEFT JOIN sessions s ON s.id = given.session_id AND s.user_id = given.user_id
     LEFT JOIN guest_accesses g ON g.id = given.session_id AND g.consultation_id = given.room_id AND given.role = 'patient' AND g.ended_at IS NULL
       AND g.expires_at > :now
     LEFT JOIN users u ON u.id = given.user_id
     WHERE c.status IS DISTINCT FROM 'booked' OR ${isWithoutAccess}
       OR c.starts_at - make_interval(mins => :opens) > :now
       OR coalesce(c.joinable_until, c.ends_at + make_interval(mins => :closes)) <= :now`,
    {
      connections: connections.map(({ connectionId }) => connectionId),
      rooms: connections.map(({ roomId }) => roomId),
      users: connections.map(({ userId }) => userId),
      sessions: connections.map(({ sessionId }) => sessionId),
      roles: connections.map(({ role }) => role),
      now: clock.now(),
      ...(await readRoomHours({ trx, clock })),
    },
  );

export interface Member {
  roomId: string;
  doctorId: string;
  role: RoomRole;
  clientId: string;
  connectionId: string;
  processId: string;
  name: string;
}

/** Takes the place of this role in the room. @returns whose place it was */
export const enterRoom = async (
  knex: Knex,
  member: Pick<Member, 'roomId' | 'role' | 'clientId' | 'connectionId' | 'processId'>,
  now: Date,
): Promise<Pick<Member, 'connectionId' | 'clientId'> | null> => {
  const [former] = await rawRows<{ connectionId: string | null; clientId: string | null }>(
    knex,
    `INSERT INTO room_members (consultation_id, role, connection_id, client_id, process_id, joined_at)
     VALUES (:roomId, :role, :connectionId, :clientId, :processId, :now)
     ON CONFLICT (consultation_id, role) DO UPDATE SET connection_id = excluded.connection_id, client_id = excluded.client_id,
       process_id = excluded.process_id, joined_at = excluded.joined_at
     RETURNING old.connection_id, old.client_id`,
    { ...member, now },
  );
  return former?.connectionId && former.clientId ? { connectionId: former.connectionId, clientId: former.clientId } : null;
};

/** @returns whether the place was still theirs */
export const leaveRoom = async (knex: Knex, connectionId: string): Promise<boolean> => (await knex('room_members').where({ connectionId }).delete()) > 0;

/** Who is in these rooms, with the names that the other side reads. */
export const listMembers = (knex: Knex, roomIds: readonly string[], now: Date): Promise<Member[]> =>
  rawRows<Member>(
    knex,
    `SELECT m.consultation_id AS room_id, c.doctor_id, m.role, m.client_id, m.connection_id, m.process_id,
       concat_ws(' ', CASE m.role WHEN 'doctor' THEN nullif(u.title, '') END, u.first_name, u.last_name) AS name
     FROM room_members m
     JOIN room_processes p ON p.id = m.process_id AND p.seen_at > CAST(:now AS timestamptz) - CAST(:lost AS interval)
     JOIN consultations c ON c.id = m.consultation_id
     JOIN users u ON u.id = CASE m.role WHEN 'doctor' THEN c.doctor_id ELSE c.patient_id END
     WHERE m.consultation_id = ANY (CAST(:roomIds AS uuid[]))`,
    { roomIds, now, lost: processLostAfter },
  );

/** A sign of life; what processes left behind that ended without telling goes away. @returns the rooms that they had people in */
export const markAlive = async (knex: Knex, processId: string, now: Date): Promise<string[]> => {
  await knex('room_processes').insert({ id: processId, seenAt: now }).onConflict('id').merge({ seenAt: now });
  const left = await rawRows<{ roomId: string }>(
    knex,
    `WITH lost AS (SELECT id FROM room_processes WHERE seen_at <= CAST(:now AS timestamptz) - CAST(:lost AS interval) FOR UPDATE SKIP LOCKED),
       left_behind AS (DELETE FROM room_members WHERE process_id IN (SELECT id FROM lost) RETURNING consultation_id)
     SELECT DISTINCT consultation_id AS room_id FROM left_behind`,
    { now, lost: processLostAfter },
  );
  await knex('room_processes').whereRaw('seen_at <= ?::timestamptz - ?::interval', [now, processLostAfter]).delete();
  return left.map(({ roomId }) => roomId);
};

export const forgetProcess = async (knex: Knex, processId: string): Promise<void> => {
  await knex('room_processes').where({ id: processId }).delete();
};

export interface LineRow {
  doctorId: string;
  id: string;
  startsAt: Date;
  endsAt: Date;
  isPatientThere: boolean;
  isDoctorThere: boolean;
  delayMinutes: number;
  patientName: string;
}

/** What these doctors still have before them today (Europe/Berlin), and who is there already. */
export const readLines = async ({ trx, clock }: Pick<Ctx, 'trx' | 'clock'>, doctorIds: readonly string[]): Promise<LineRow[]> =>
  rawRows<LineRow>(
    trx,
    `SELECT c.doctor_id, c.id, c.starts_at, c.ends_at, coalesce(d.minutes, 0) AS delay_minutes,
       concat_ws(' ', u.first_name, u.last_name) AS patient_name,
       EXISTS (SELECT FROM room_members m WHERE m.consultation_id = c.id AND m.role = 'patient') AS is_patient_there,
       EXISTS (SELECT FROM room_members m WHERE m.consultation_id = c.id AND m.role = 'doctor') AS is_doctor_there
     FROM consultations c
     JOIN users u ON u.id = c.patient_id
     LEFT JOIN doctor_delays d ON d.doctor_id = c.doctor_id AND d.day = (CAST(:now AS timestamptz) AT TIME ZONE 'Europe/Berlin')::date
     WHERE c.doctor_id = ANY (CAST(:doctorIds AS uuid[])) AND c.status = 'booked'
       AND (c.starts_at AT TIME ZONE 'Europe/Berlin')::date = (CAST(:now AS timestamptz) AT TIME ZONE 'Europe/Berlin')::date
       AND coalesce(c.joinable_until, c.ends_at + make_interval(mins => :closes)) > :now
     ORDER BY c.doctor_id, c.starts_at`,
    { doctorIds, now: clock.now(), closes: (await readRoomHours({ trx, clock })).closes },
  );

/** Notes what a doctor announces for today; it holds until another announcement or the end of the day. */
export const announceDelay = async (knex: Knex, doctorId: string, minutes: number, now: Date): Promise<void> => {
  await knex('doctor_delays')
    .insert({ doctorId, minutes, announcedAt: now, day: knex.raw(`(?::timestamptz AT TIME ZONE 'Europe/Berlin')::date`, [now]) })
    .onConflict(['doctorId', 'day'])
    .merge(['minutes', 'announcedAt']);
};

interface Past {
  before: Date;
  limit: number;
}

/** Who was left in the rooms of at most `limit` consultations that ended before then goes away, of nobody under a legal hold. @returns their consultations */
export const purgeMembers = async (ctx: Ctx, { before, limit }: Past): Promise<{ consultationId: string; patientId: string }[]> => {
  const { trx } = ctx;
  const ended = await trx('consultations')
    .where('endsAt', '<', before)
    .whereNotIn('patientId', heldPatients(ctx))
    .whereExists(trx('room_members').whereRaw('room_members.consultation_id = consultations.id').select(trx.raw('1')))
    .limit(limit)
    .select<{ consultationId: string; patientId: string }[]>('id as consultationId', 'patientId');
  await trx('room_members')
    .whereIn(
      'consultationId',
      ended.map(({ consultationId }) => consultationId),
    )
    .delete();
  return ended;
};

/** Announced delays of days before then. @returns how many were deleted, at most `limit` */
export const purgeDelays = (knex: Knex, { before, limit }: Past): Promise<number> =>
  knex('doctor_delays')
    .whereIn(['doctorId', 'day'], knex('doctor_delays').where('announcedAt', '<', before).limit(limit).select('doctorId', 'day'))
    .delete();

/** The numbers that are offered when the connection cannot be made. */
export const readPhones = async (
  knex: Knex,
  { doctorId, patientId }: { doctorId: string; patientId: string },
): Promise<{ doctorPhone: string | null; patientPhone: string | null }> => {
  const rows = await knex('users').whereIn('id', [doctorId, patientId]).select<{ id: string; phone: string | null }[]>('id', 'phone');
  const phoneOf = (id: string): string | null => rows.find((row) => row.id === id)?.phone ?? null;
  return { doctorPhone: phoneOf(doctorId), patientPhone: phoneOf(patientId) };
};

export const readPresence = async (knex: Knex, consultationId: string): Promise<RoomRole[]> =>
  (await knex('room_members').where({ consultationId }).select<{ role: RoomRole }[]>('role')).map(({ role }) => role);

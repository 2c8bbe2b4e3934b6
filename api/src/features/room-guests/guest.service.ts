import { purposeVersion } from '@blattwerk/contract/consents/texts';
import { guestTries, type OpenedGuest, type OpenGuestInput } from '@blattwerk/contract/room-guests/shapes';
import type { RoomTicket } from '@blattwerk/contract/video-rooms/shapes';
import { addressKey, takeTry } from '../../kernel/attempts.ts';
import { audit } from '../../kernel/audit.ts';
import { duration } from '../../kernel/clock.ts';
import { inReading, inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { giveConsent, hasConsent } from '../consents/public.ts';
import { findForRoom, type RoomConsultation } from '../consultations/public.ts';
import { isSameFirstName, isSameLastName } from '../identity-checks/public.ts';
import { issueTicket, readConnectionTest, readOwnRoom } from '../video-rooms/public.ts';
import {
  findAccess,
  findLink,
  giveTryBack,
  keepLink,
  newAccess,
  noteAccess,
  patientOfLink,
  readPatient,
  takeLinkTry,
  type GuestLinkRow,
  type Patient,
} from './guest-links.queries.ts';

/** How many entries one address may try at all of the links together. */
const triesOfAddress = { tries: 60, within: 15 * duration.minutes };

/** The caller as the patient of the link: within these steps, and in the room, nowhere else. The access stands in for a session. */
const asPatient = async (ctx: Ctx, consultationId: string, accessId: string): Promise<Ctx<Member>> => {
  const id = found((await patientOfLink(ctx, consultationId)) ?? undefined, 'roomGuest.notFound');
  return { ...ctx, actor: { role: 'patient', id, status: 'active', sessionId: accessId, pharmacyId: null, isWorking: false } };
};

interface Behind {
  room: RoomConsultation;
  patient: Patient;
}

const readBehind = (ctx: Ctx<Member>, consultationId: string): Promise<Behind> =>
  inReading(ctx, async (bound) => ({
    room: await findForRoom(bound, consultationId),
    patient: await readPatient(bound),
  }));

/** A link is dead with its appointment, and with the account. */
const isOver = ({ room, patient }: Behind, now: Date): boolean => room.status !== 'booked' || now >= room.joinableUntil || patient.status !== 'active';

const isSamePerson = ({ firstName, lastName, bornOn }: Patient, given: OpenGuestInput): boolean =>
  isSameFirstName(given.firstName, firstName) && isSameLastName(given.lastName, lastName) && given.dob === bornOn;

const enter = (ctx: Ctx<Member>, link: GuestLinkRow, room: RoomConsultation): Promise<OpenedGuest> =>
  inTransaction(ctx, async (bound) => {
    await giveTryBack(bound, link);
    const access = await newAccess(bound, link, { id: bound.actor.sessionId, expiresAt: room.joinableUntil });
    await audit(bound, { action: 'room-guest.open', objectType: 'consultation', objectId: room.id, patientId: room.patientId });
    const { iceServers } = readConnectionTest(bound);
    return {
      access,
      expiresAt: room.joinableUntil.toISOString(),
      room: await readOwnRoom(bound, room.id),
      iceServers,
      consentVersion: (await hasConsent(bound, bound.actor.id, 'video')) ? null : purposeVersion('video'),
    };
  });

/** One line for each refusal; the last wrong entry ends the link. */
const refuse = async (ctx: Ctx, link: GuestLinkRow): Promise<Error> => {
  await noteAccess(ctx, link, 'wrong-person');
  const triesLeft = guestTries - link.tries;
  if (triesLeft > 0) return failure('roomGuest.wrongPerson', { triesLeft });
  await inTransaction(ctx, (bound) => audit(bound, { action: 'room-guest.lock', objectType: 'consultation', objectId: link.consultationId }));
  return failure('roomGuest.locked', { triesLeft });
};

/**
 * Opens a link with name and date of birth. `ctx` must not be bound to a transaction: a wrong try would be forgotten with it.
 * @throws roomGuest.notFound, roomGuest.wrongPerson, roomGuest.locked, consultation.expired.completed.cancelled, auth.tooManyAttempts
 */
export const openAsGuest = async (ctx: Ctx, input: OpenGuestInput): Promise<OpenedGuest> => {
  await takeTry(ctx, [{ key: addressKey(ctx, 'room-guest'), ...triesOfAddress }]);
  const link = found(await findLink(ctx, input.token), 'roomGuest.notFound');
  const guest = await asPatient(ctx, link.consultationId, newId());
  const behind = await readBehind(guest, link.consultationId);
  await keepLink(ctx, link.consultationId);
  if (isOver(behind, ctx.clock.now())) {
    await noteAccess(ctx, link, 'ended');
    throw failure('consultation.expired.completed.cancelled');
  }
  const taken = await takeLinkTry(ctx, link);
  if (!taken) {
    await noteAccess(ctx, link, 'locked');
    throw failure('roomGuest.locked', { triesLeft: 0 });
  }
  if (!isSamePerson(behind.patient, input)) throw await refuse(ctx, taken);
  return enter(guest, taken, behind.room);
};

/**
 * What the browser needs to enter the room that the access opens. With `consentVersion` the consent to video is given first.
 * @throws roomGuest.accessEnded, consent.required, agreement.outdated, consultation.tooEarly, consultation.expired.completed.cancelled
 */
export const guestTicket = async (ctx: Ctx, { access, consentVersion }: { access: string; consentVersion?: number | undefined }): Promise<RoomTicket> => {
  const { id, consultationId } = found(await findAccess(ctx, access), 'roomGuest.accessEnded');
  const guest = await asPatient(ctx, consultationId, id);
  return inTransaction(guest, async (bound) => {
    if ((await readPatient(bound)).status !== 'active') throw failure('roomGuest.accessEnded');
    if (consentVersion !== undefined) await giveConsent(bound, 'video', { version: consentVersion, way: 'room' });
    return issueTicket(bound, consultationId);
  });
};

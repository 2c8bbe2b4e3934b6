import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { ConsultationRecord } from '@blattwerk/contract/consultations/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { columnsOf, defineList, listRecords, readRecord, type RecordPage } from '../../kernel/list-records.ts';
import { hitsOf } from '../../kernel/list-hits.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { formatDate } from '../../locales/format.ts';
import { readSetting } from '../settings/public.ts';
import { presentRecord, type OfficeRow } from './consultation.presenter.ts';
import { readRoomHours } from './room-hours.ts';
import { waitingRooms } from './waiting-rooms.queries.ts';

const consultations = defineList({
  fields: {
    ...columnsOf('consultations', {
      id: 'id',
      doctorId: 'id',
      patientId: 'id',
      treatmentId: 'id',
      kind: 'text',
      status: 'text',
      noShow: 'text',
      heldBy: 'text',
    }),
    ...columnsOf('consultations', { startsAt: 'instant', endsAt: 'instant', createdAt: 'instant' }),
    doctorName: { column: 'doctor.lastName', kind: 'text' },
    patientName: { column: 'patient.lastName', kind: 'text' },
    treatmentNumber: { column: 'treatments.number', kind: 'text' },
    isWaiting: { column: 'waiting.isWaiting', kind: 'boolean' },
  },
  key: ['consultations.id'],
  defaultSort: ['-startsAt'],
  search: { people: ['consultations.patientId', 'consultations.doctorId'], treatments: ['consultations.treatmentId'] },
  // A doctor's own, an administrator's all.
  visibleTo: ({ actor, trx, clock }: Ctx<Member>) =>
    trx('consultations')
      .join('users as doctor', 'doctor.id', 'consultations.doctorId')
      .join('users as patient', 'patient.id', 'consultations.patientId')
      .join(waitingRooms(trx, clock.now()).as('waiting'), 'waiting.id', 'consultations.id')
      .leftJoin('treatments', 'treatments.id', 'consultations.treatmentId')
      .where(actor.role === 'doctor' ? { 'consultations.doctorId': actor.id } : {})
      .select('consultations.*', 'treatments.number as treatmentNumber', 'waiting.isWaiting', 'patient.phone as patientPhone')
      .select('patient.firstName as patientFirstName', 'patient.lastName as patientLastName')
      .select('doctor.title as doctorTitle', 'doctor.firstName as doctorFirstName', 'doctor.lastName as doctorLastName'),
  present: async (rows: readonly OfficeRow[], ctx: Ctx<Member>) => {
    const hours = { ...(await readRoomHours(ctx)), noShow: await readSetting(ctx, 'consultations.noShowMinutes') };
    return rows.map((row) => presentRecord(row, ctx, hours));
  },
});

export const listConsultations = (ctx: Ctx<Member>, query: ListQuery): Promise<RecordPage<ConsultationRecord>> => listRecords(consultations, ctx, query);

/** @throws server.notFound for one that is missing or another doctor's */
export const findConsultation = (ctx: Ctx<Member>, id: string): Promise<ConsultationRecord> => readRecord(consultations, ctx, id);

export const consultationHits = hitsOf(
  () => consultations,
  ({ id, patientName, startsAt }, { locale }) => ({ id, title: patientName, subtitle: formatDate(new Date(startsAt), locale) }),
);

export const consultationList = openedBy(() => consultations);

import type { ExportedData, ExportedTreatment } from '@blattwerk/contract/data-exports/exported-data';
import type { ConsultationStatus } from '@blattwerk/contract/consultations/states';
import type { TreatmentStatus } from '@blattwerk/contract/treatments/states';
import { lean, refer, referIf, type Resource } from './resource.ts';

/** https://hl7.org/fhir/R4/valueset-request-status.html */
const requestStatus: Record<TreatmentStatus, string> = {
  draft: 'draft',
  'awaiting-payment': 'on-hold',
  'in-review': 'active',
  approved: 'completed',
  declined: 'revoked',
  cancelled: 'revoked',
  expired: 'revoked',
};

const note = (text: string | null, doctorId: string | null, time: string | null): object[] =>
  text ? [{ ...(doctorId ? { authorReference: refer(doctorId) } : {}), ...(time ? { time } : {}), text }] : [];

const followUpNote = ({ followUp, createdAt }: ExportedTreatment, patientId: string): object[] =>
  followUp
    ? [
        {
          authorReference: refer(patientId),
          time: createdAt,
          text: [
            `Wirkung / effect: ${followUp.effect}/10`,
            `Nebenwirkungen / side effects: ${followUp.sideEffects.join(', ') || '–'}`,
            ...(followUp.remainingAmount === null ? [] : [`Rest / left: ${followUp.remainingAmount}`]),
          ].join('; '),
        },
      ]
    : [];

/** Each later version of the letter, after what it corrects. */
const correctionNotes = ({ letterCorrections }: ExportedTreatment): object[] =>
  letterCorrections.flatMap(({ version, reason, diagnosis, remoteJustification, letter, doctorId, issuedAt }) =>
    note([`Arztbrief, Fassung / letter, version ${version}: ${reason}`, diagnosis, remoteJustification, letter].filter(Boolean).join('\n'), doctorId, issuedAt),
  );

/** As it was last corrected. */
const diagnosisOf = ({ diagnosis, letterCorrections }: ExportedTreatment): string | null => letterCorrections.at(-1)?.diagnosis ?? diagnosis;

const serviceRequest = (treatment: ExportedTreatment, patientId: string): Resource =>
  lean({
    resourceType: 'ServiceRequest',
    id: treatment.id,
    identifier: [{ value: treatment.number }],
    status: requestStatus[treatment.status as TreatmentStatus],
    intent: 'order',
    code: { text: 'Behandlung mit medizinischem Cannabis / treatment with medical cannabis' },
    orderDetail: treatment.products.map(({ name, wish }) => ({ text: name ?? wish?.strainName })),
    subject: refer(patientId),
    authoredOn: treatment.submittedAt ?? treatment.createdAt,
    requester: refer(patientId),
    performer: treatment.doctorId ? [refer(treatment.doctorId)] : [],
    reasonCode: diagnosisOf(treatment) ? [{ text: diagnosisOf(treatment) }] : [],
    supportingInfo: [refer(treatment.questionnaireId)],
    note: [
      ...followUpNote(treatment, patientId),
      ...(treatment.letterCorrections.length > 0 ? note(treatment.diagnosis, treatment.doctorId, treatment.decidedAt) : []),
      ...note(treatment.remoteJustification, treatment.doctorId, treatment.decidedAt),
      ...note(treatment.letter, treatment.doctorId, treatment.decidedAt),
      ...correctionNotes(treatment),
      ...treatment.overrides.flatMap(({ reason }) => note(reason, treatment.doctorId, treatment.decidedAt)),
      ...note(treatment.declineText, treatment.doctorId, treatment.decidedAt),
    ],
  });

/** What was written, then each answer with its question; an answer of a form alone has no words besides. */
const payloadOf = ({ text, answers }: ExportedTreatment['messages'][number]): object[] =>
  [text, ...(answers ?? []).map(({ label, value, unit }) => `${label}: ${[value, unit].filter((part) => part !== null).join(' ')}`)]
    .filter((part) => part !== '')
    .map((contentString) => ({ contentString }));

/** Questions, answers, messages and notes between patient and doctor, who may be a colleague. A question about an unclaimed request has no recipient. */
const communications = (treatment: ExportedTreatment, { person: { id: patientId }, doctors }: ExportedData): Resource[] =>
  treatment.messages.map((message) =>
    lean({
      resourceType: 'Communication',
      id: message.id,
      basedOn: [refer(treatment.id)],
      status: 'completed',
      category: [{ text: message.kind }],
      subject: refer(patientId),
      sent: message.at,
      sender:
        message.from === 'patient' ? refer(patientId) : referIf(doctors.some(({ id }) => id === message.authorId) ? message.authorId : treatment.doctorId),
      recipient: message.kind === 'note' ? [] : [message.from === 'patient' ? referIf(treatment.doctorId) : refer(patientId)].filter(Boolean),
      payload: payloadOf(message),
    }),
  );

export const treatmentResources = (data: ExportedData): Resource[] =>
  data.treatments.flatMap((treatment) => [serviceRequest(treatment, data.person.id), ...communications(treatment, data)]);

/** https://hl7.org/fhir/R4/valueset-appointmentstatus.html */
const appointmentStatus: Record<ConsultationStatus, string> = { booked: 'booked', completed: 'fulfilled', cancelled: 'cancelled', expired: 'noshow' };

export const appointmentResources = ({ consultations, person }: ExportedData): Resource[] =>
  consultations.map((one) =>
    lean({
      resourceType: 'Appointment',
      id: one.id,
      status: appointmentStatus[one.status as ConsultationStatus],
      start: one.startsAt,
      end: one.endsAt,
      minutesDuration: Math.round((Date.parse(one.endsAt) - Date.parse(one.startsAt)) / 60_000),
      basedOn: one.treatmentId ? [refer(one.treatmentId)] : [],
      participant: [
        { actor: refer(person.id), required: 'required', status: 'accepted' },
        { actor: refer(one.doctorId), required: 'required', status: 'accepted' },
      ],
    }),
  );

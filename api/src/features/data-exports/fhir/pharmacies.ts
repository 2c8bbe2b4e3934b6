import type { ExportedData } from '@blattwerk/contract/data-exports/exported-data';
import { newId } from '../../../kernel/ids.ts';
import { coding, lean, refer, referIf, type Resource } from './resource.ts';

type Question = ExportedData['pharmacyQuestions'][number];

const categories = { question: [{ text: 'pharmacy-question' }], answer: [{ text: 'pharmacy-answer' }] };

/** The answer has no id of its own in the record: it is one row with its question. */
const answer = (one: Question, patientId: string): Resource[] =>
  one.answeredAt === null
    ? []
    : [
        lean({
          resourceType: 'Communication',
          id: newId(),
          basedOn: [refer(one.replacementId ?? one.prescriptionId)],
          inResponseTo: [refer(one.id)],
          status: 'completed',
          category: categories.answer,
          subject: refer(patientId),
          sent: one.answeredAt,
          sender: referIf(one.answeredById),
          recipient: [one.askedBy === 'patient' ? refer(patientId) : referIf(one.pharmacyId)].filter(Boolean),
          payload: [one.answerText ?? one.answerAction, ...one.answerOverrides.map(({ reason }) => reason)].flatMap((text) =>
            text ? [{ contentString: text }] : [],
          ),
        }),
      ];

/** What pharmacies, or the patient, asked the doctor about a prescription, and the answers. */
export const pharmacyQuestionResources = ({ pharmacyQuestions, person }: ExportedData): Resource[] =>
  pharmacyQuestions.flatMap((one) => [
    lean({
      resourceType: 'Communication',
      id: one.id,
      basedOn: [refer(one.prescriptionId)],
      status: one.status === 'open' ? 'in-progress' : 'completed',
      category: categories.question,
      topic: { text: one.type },
      subject: refer(person.id),
      sent: one.askedAt,
      sender: one.askedBy === 'patient' ? refer(person.id) : referIf(one.pharmacyId),
      recipient: [refer(one.doctorId)],
      payload: [{ contentString: one.text ?? one.type }],
    }),
    ...answer(one, person.id),
  ]);

/** Tries of pharmacies to open a sending by link and TAN. https://hl7.org/fhir/R4/valueset-audit-event-outcome.html: 0 success, 4 refused. */
export const pharmacyAccessResources = ({ pharmacyAccesses, sendings, person }: ExportedData, baseUrl: string): Resource[] =>
  pharmacyAccesses.map(({ id, sendingId, at, outcome }) => {
    const sending = sendings.find((one) => one.id === sendingId);
    return lean({
      resourceType: 'AuditEvent',
      id,
      type: { system: 'http://terminology.hl7.org/CodeSystem/audit-event-type', code: 'rest', display: 'RESTful Operation' },
      recorded: at,
      outcome: outcome === 'opened' ? '0' : '4',
      outcomeDesc: outcome,
      agent: [
        {
          ...(sending ? { who: refer(sending.pharmacyId) } : {}),
          requestor: true,
          type: coding('http://terminology.hl7.org/CodeSystem/v3-ParticipationType', 'IRCP'),
        },
      ],
      source: { observer: { display: baseUrl } },
      entity: [refer(person.id), ...(sending ? [refer(sending.treatmentId)] : [])].map((what) => ({ what })),
    });
  });

import type { ExportedData } from '@blattwerk/contract/data-exports/exported-data';
import { coding, lean, refer, type Resource } from './resource.ts';

const scopes = 'http://terminology.hl7.org/CodeSystem/consentscope';
const loinc = 'http://loinc.org';

interface Given {
  id: string;
  document: string;
  version: number;
  sha256: string;
  at: string;
  withdrawnAt?: string | null;
  fileId: string | null;
}

const consent = (given: Given, patientId: string, baseUrl: string): Resource =>
  lean({
    resourceType: 'Consent',
    id: given.id,
    status: given.withdrawnAt ? 'inactive' : 'active',
    scope: coding(scopes, given.document === 'contract' || given.document === 'information' ? 'treatment' : 'patient-privacy'),
    category: [coding(loinc, '59284-0', 'Consent Document')],
    patient: refer(patientId),
    dateTime: given.at,
    performer: [refer(patientId)],
    policy: [{ uri: `${baseUrl}/fhir/documents/${given.document}/${given.version}#${given.sha256}` }],
    sourceReference: given.fileId ? refer(given.fileId) : undefined,
  });

/** What was agreed to and what was signed, each with the version and hash of its text. */
export const consentResources = ({ consents, signatures, documents, person }: ExportedData, baseUrl: string): Resource[] => {
  const inArchive = new Set(documents.map(({ id }) => id));
  return [
    ...consents.map(({ acceptedAt, ...rest }) => consent({ ...rest, at: acceptedAt, fileId: null }, person.id, baseUrl)),
    ...signatures.map(({ signedAt, fileId, ...rest }) =>
      consent({ ...rest, at: signedAt, fileId: fileId && inArchive.has(fileId) ? fileId : null }, person.id, baseUrl),
    ),
  ];
};

/** Declarations of withdrawal from the contract, as the patient sent them. */
export const withdrawalResources = ({ contractWithdrawals, person, treatments }: ExportedData): Resource[] =>
  contractWithdrawals.map(({ id, treatmentNumber, text, receivedAt }) => {
    const request = treatments.find(({ number }) => number === treatmentNumber);
    return lean({
      resourceType: 'Communication',
      id,
      basedOn: request ? [refer(request.id)] : undefined,
      status: 'completed',
      category: [{ text: 'contract-withdrawal' }],
      subject: refer(person.id),
      sent: receivedAt,
      sender: refer(person.id),
      payload: text ? [{ contentString: text }] : undefined,
    });
  });

export const documentResources = ({ documents, person }: ExportedData): Resource[] =>
  documents.map((one) =>
    lean({
      resourceType: 'DocumentReference',
      id: one.id,
      status: 'current',
      type: { text: one.kind },
      subject: refer(person.id),
      date: one.createdAt,
      content: [
        { attachment: { contentType: one.contentType, url: one.file, size: one.bytes, title: one.file.replace('documents/', ''), creation: one.createdAt } },
      ],
    }),
  );

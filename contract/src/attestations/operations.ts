import { z } from 'zod';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { storedFileErrors } from '../error-groups.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import {
  attestationCreateInput,
  attestationIssueInput,
  attestationReasonInput,
  attestationRecord,
  attestationRequestInput,
  ownAttestation,
  ownAttestationList,
} from './shapes.ts';

const cannotAsk = [
  'prescription.not.found',
  'attestation.notEligible',
  'attestation.alreadyRequested',
  'attestation.tooMuch',
  'attestation.travelPast',
] as const;

export const listOwnAttestations = operation({
  id: 'attestations.list-own',
  method: 'get',
  path: '/clients/attestations',
  summary: 'The own patient cards and certificates for travel, the newest first, and the prescriptions that one can be asked for',
  input: z.object({}),
  answer: ownAttestationList,
});

export const requestAttestation = operation({
  id: 'attestations.request',
  method: 'post',
  path: '/clients/attestations',
  summary: 'Ask the doctor who prescribed for a patient card or a certificate for travel',
  input: attestationRequestInput,
  answer: ownAttestation,
  status: 201,
  errors: cannotAsk,
});

export const withdrawAttestation = operation({
  id: 'attestations.withdraw',
  method: 'post',
  path: '/clients/attestations/:id/withdraw',
  summary: 'Take back a request that is not decided',
  input: z.object({ id }),
  answer: ownAttestation,
  errors: ['invalid.status'],
});

export const downloadOwnAttestation = operation({
  id: 'attestations.download-own',
  method: 'get',
  path: '/clients/attestations/:id/file',
  summary: 'An own patient card or certificate for travel as PDF',
  input: z.object({ id }),
  answer: 'file',
  errors: [...storedFileErrors, 'document.notReady'],
});

export const listAttestations = operation({
  id: 'attestations.list',
  method: 'get',
  path: '/backoffice/attestations',
  summary: 'Attestations that patients asked the doctor for, and those that the doctor issued',
  input: listQuery,
  answer: recordList(attestationRecord),
});

export const readAttestation = operation({
  id: 'attestations.read',
  method: 'get',
  path: '/backoffice/attestations/:id',
  summary: 'One attestation with what the patient stated for it',
  input: z.object({ id }),
  answer: attestationRecord,
});

export const createAttestation = operation({
  id: 'attestations.create',
  method: 'post',
  path: '/backoffice/attestations',
  summary: 'Issue an attestation about an own prescription without being asked',
  input: attestationCreateInput,
  answer: attestationRecord,
  status: 201,
  errors: cannotAsk,
});

export const issueAttestation = operation({
  id: 'attestations.issue',
  method: 'post',
  path: '/backoffice/attestations/:id/issue',
  summary: 'Issue what a patient asked for',
  input: attestationIssueInput,
  answer: attestationRecord,
  errors: ['invalid.status', 'attestation.notEligible', 'attestation.tooMuch', 'attestation.travelPast'],
});

export const declineAttestation = operation({
  id: 'attestations.decline',
  method: 'post',
  path: '/backoffice/attestations/:id/decline',
  summary: 'Decline what a patient asked for, with the reason that the patient reads',
  input: attestationReasonInput,
  answer: attestationRecord,
  errors: ['invalid.status'],
});

export const revokeAttestation = operation({
  id: 'attestations.revoke',
  method: 'post',
  path: '/backoffice/attestations/:id/revoke',
  summary: 'Declare an issued attestation void, with the reason that the patient reads; its check code says so from now on',
  input: attestationReasonInput,
  answer: attestationRecord,
  errors: ['invalid.status'],
});

export const downloadAttestation = operation({
  id: 'attestations.download',
  method: 'get',
  path: '/backoffice/attestations/:id/file',
  summary: 'An attestation as PDF',
  input: z.object({ id }),
  answer: 'file',
  errors: [...storedFileErrors, 'document.notReady'],
});

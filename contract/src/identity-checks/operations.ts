import { z } from 'zod';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { identityRecord, identitySeenInput, identitySession, identitySessionInput, ownIdentity } from './shapes.ts';

export const readIdentity = operation({
  id: 'identity-checks.read',
  method: 'get',
  path: '/backoffice/patients/:id/identity',
  summary: 'Where a patient’s identity check stands, and for doctors what differs',
  input: z.object({ id }),
  answer: identityRecord,
  errors: ['user.notExist'],
});

export const markIdentitySeen = operation({
  id: 'identity-checks.mark-seen',
  method: 'post',
  path: '/backoffice/patients/:id/identity-seen',
  summary: 'The doctor has compared the person, the document and the profile',
  input: identitySeenInput,
  answer: identityRecord,
  errors: ['user.notExist'],
});

export const readOwnIdentity = operation({
  id: 'identity-checks.read-own',
  method: 'get',
  path: '/clients/iam/identity',
  summary: 'Where the own identity check stands',
  input: z.object({}),
  answer: ownIdentity,
});

export const createIdentitySession = operation({
  id: 'identity-checks.create-session',
  method: 'post',
  path: '/clients/stripe/create-identity-session',
  summary: 'The provider’s page for the own identity check: a new one, or the one that was begun',
  input: identitySessionInput,
  answer: identitySession,
  errors: [
    'agreement.outdated',
    'identity.alreadyVerified',
    'identity.processing',
    'identity.redacted',
    'identity.unavailable',
    'session_cancelled',
    'user.nonAdult',
  ],
});

import { z } from 'zod';
import { auditEvent, listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { listOf } from '../validation.ts';
import { auditChain } from './chain.ts';
import { accessLogEntry, accessLogQuery } from './shapes.ts';

export const listAuditEvents = operation({
  id: 'audit-log.list',
  method: 'get',
  path: '/backoffice/audit-events',
  summary: 'Who did what and when',
  input: listQuery,
  answer: recordList(auditEvent),
});

export const readAuditChain = operation({
  id: 'audit-log.read-chain',
  method: 'get',
  path: '/backoffice/audit-chain',
  summary: 'Whether the audit log is as it was written, as the last check of its hash chains has found',
  input: z.object({}),
  answer: auditChain,
});

export const listAccesses = operation({
  id: 'access-log.list',
  method: 'get',
  path: '/clients/iam/access-log',
  summary: 'Who looked at or changed the caller’s data, when and why',
  input: accessLogQuery,
  answer: listOf(accessLogEntry),
});

import { z } from 'zod';
import { message } from '../accounts/shapes.ts';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { withdrawalConfirmInput, withdrawalFinishInput, withdrawalInput, withdrawalReceived, withdrawalRecord } from './shapes.ts';

export const declareWithdrawal = operation({
  id: 'withdrawals.declare',
  method: 'post',
  path: '/clients/withdrawals',
  summary: 'Withdraw from the contract (§ 356a BGB), without a login; the receipt comes by mail',
  input: withdrawalInput,
  answer: withdrawalReceived,
  status: 202,
  errors: ['auth.tooManyAttempts'],
});

export const confirmWithdrawal = operation({
  id: 'withdrawals.confirm',
  method: 'post',
  path: '/clients/withdrawals/confirm',
  summary: 'Prove the mailbox of a withdrawal with the token of its receipt: an open request ends',
  input: withdrawalConfirmInput,
  answer: message,
  errors: ['token.invalid'],
});

export const listWithdrawals = operation({
  id: 'withdrawals.list',
  method: 'get',
  path: '/backoffice/withdrawals',
  summary: 'Withdrawals from the contract, the newest first',
  input: listQuery,
  answer: recordList(withdrawalRecord),
});

export const readWithdrawal = operation({
  id: 'withdrawals.read',
  method: 'get',
  path: '/backoffice/withdrawals/:id',
  summary: 'One withdrawal from the contract',
  input: z.object({ id }),
  answer: withdrawalRecord,
});

export const finishWithdrawal = operation({
  id: 'withdrawals.done',
  method: 'post',
  path: '/backoffice/withdrawals/:id/done',
  summary: 'Note that a withdrawal was dealt with, and how',
  input: withdrawalFinishInput,
  answer: withdrawalRecord,
  errors: ['invalid.status'],
});

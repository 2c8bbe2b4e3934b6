import { z } from 'zod';
import { listSearch, settingPatch, settingRecord } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { operator } from '../operator.ts';
import { listOf } from '../validation.ts';

export const listSettings = operation({
  id: 'settings.list',
  method: 'get',
  path: '/backoffice/settings',
  summary: 'Every number and switch of the business, with its history',
  input: z.object({ q: listSearch }),
  answer: listOf(settingRecord),
});

export const readSetting = operation({
  id: 'settings.read',
  method: 'get',
  path: '/backoffice/settings/:id',
  summary: 'One setting',
  input: z.object({ id: z.string().max(80) }),
  answer: settingRecord,
});

export const previewSetting = operation({
  id: 'settings.preview',
  method: 'get',
  path: '/backoffice/settings/:id/effect',
  summary: 'What a value would change if it held now, counted and said in the reader’s language',
  /** `value` is the value as JSON. */
  input: z.object({ id: z.string().max(80), value: z.string().min(1).max(4000) }),
  answer: z.object({ sentences: z.array(z.string()) }),
});

export const changeSetting = operation({
  id: 'settings.change',
  method: 'patch',
  path: '/backoffice/settings/:id',
  summary: 'Give a setting a new value, from now or from a later date on',
  input: settingPatch,
  answer: settingRecord,
});

export const readOperator = operation({
  id: 'settings.read-operator',
  method: 'get',
  path: '/clients/operator',
  summary: 'Who runs the platform, and where to ask',
  input: z.object({}),
  answer: operator,
});

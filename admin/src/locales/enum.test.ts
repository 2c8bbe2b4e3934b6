import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as accounts from '@blattwerk/contract/accounts/shapes';
import * as backoffice from '@blattwerk/contract/backoffice/shapes';
import * as healthStates from '@blattwerk/contract/health-states/shapes';
import * as jobs from '@blattwerk/contract/jobs/shapes';
import * as ledger from '@blattwerk/contract/payments/ledger';
import * as refunds from '@blattwerk/contract/payments/refunds';
import * as forms from '@blattwerk/contract/prescriptions/forms';
import * as products from '@blattwerk/contract/products/enums';
import * as connections from '@blattwerk/contract/stock-feeds/connection';
import * as feeds from '@blattwerk/contract/stock-feeds/shapes';
import * as runs from '@blattwerk/contract/stock-feeds/run-shapes';
import * as scores from '@blattwerk/contract/stock-feeds/score';
import { invoiceKinds } from '@blattwerk/contract/treatments/invoices';
import * as unmatched from '@blattwerk/contract/unmatched-products/shapes';
import { tones } from '../components/tones.ts';

const labels = (language: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, language, 'enum.json'), 'utf8')) as Record<string, Record<string, string>>;
const german = labels('de');
const english = labels('en');

const contract = join(import.meta.dirname, '../../../contract/src');
const stateFiles = globSync('**/states.ts', { cwd: contract }).toSorted();

const isTable = (value: unknown): value is { states: readonly string[] } => typeof value === 'object' && value !== null && 'states' in value;
const isWords = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((item) => typeof item === 'string');

/** `treatmentStatuses` is labelled below `treatmentStatus`, `declineReasons` below `declineReason`. A part of a table's states needs no labels of its own. */
const vocabularies = (module: Record<string, unknown>): [string, readonly string[]][] => {
  const tables = Object.entries(module).flatMap(([name, value]): [string, readonly string[]][] =>
    isTable(value) ? [[name.replace(/States$/, 'Status'), value.states]] : [],
  );
  const states = new Set(tables.flatMap(([, values]) => values));
  const lists = Object.entries(module).flatMap(([name, value]): [string, readonly string[]][] =>
    isWords(value) && !value.every((item) => states.has(item)) ? [[name.replace(/s$/, ''), value]] : [],
  );
  return [...tables, ...lists];
};

const unlabelled = (type: string, values: readonly string[]) =>
  values.filter((value) => german[type]?.[value] === undefined || english[type]?.[value] === undefined);

describe.each(stateFiles)('contract/src/%s', (file) => {
  test('has a label in both languages for each of its values', async () => {
    const module = (await import(pathToFileURL(join(contract, file)).href)) as Record<string, unknown>;
    const found = vocabularies(module);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(([type, values]) => [type, unlabelled(type, values)])).toEqual(found.map(([type]) => [type, []]));
  });
});

test.each([
  ['role', accounts.roles],
  ['userStatus', accounts.userStatuses],
  ['jobState', backoffice.jobStates],
  ['jobOutcome', jobs.jobOutcomes],
  ['scorePart', scores.scorePartNames],
  ['symptom', healthStates.symptoms],
  ['criterion', healthStates.criteria],
  ['genetics', healthStates.wishGenetics],
  ['prescriptionForm', forms.prescriptionForms],
  ['documentKind', ['information', 'contract', 'prescription', 'prescription-copy', 'medical-letter', 'invoice']],
  ['category', products.categories],
  ['genetics', products.genetics],
  ['irradiation', products.irradiations],
  ['unit', products.units],
  ['feedKind', feeds.feedKinds],
  ['feedMode', feeds.feedModes],
  ['feedFormat', feeds.feedFormats],
  ['authKind', connections.authKinds],
  ['runStatus', feeds.runStatuses],
  ['runSource', feeds.runSources],
  ['runPhase', feeds.runPhases],
  ['comparisonKind', runs.comparisonKinds],
  ['feedFreshness', feeds.feedFreshness],
  ['likenessReason', unmatched.likenessReasons],
  ['refundStatus', refunds.refundStatuses],
  ['refundReason', refunds.refundReasons],
  ['disputeStatus', refunds.disputeStatuses],
  ['ledgerAccount', ledger.ledgerAccounts],
  ['ledgerKind', ledger.ledgerKinds],
  ['invoiceKind', [...invoiceKinds, 'cancelled']],
] as const)('%s has a label in both languages for each value', (type, values) => {
  expect(unlabelled(type, values)).toEqual([]);
});

test('every coloured state has a label', () => {
  expect(Object.entries(tones).flatMap(([type, states]) => unlabelled(type, Object.keys(states)).map((state) => `${type}.${state}`))).toEqual([]);
});

test('objectType has a label in both languages for each that the server writes down', () => {
  const server = join(import.meta.dirname, '../../../api/src');
  const written = globSync('features/**/*.ts', { cwd: server }).flatMap((file) =>
    [...readFileSync(join(server, file), 'utf8').matchAll(/objectType: '([a-z-]+)'/g)].map(([, type]) => type ?? ''),
  );
  expect(written.length).toBeGreaterThan(50);
  expect(unlabelled('objectType', [...new Set(written), 'review', 'review-comment', 'manufacturer', 'grower', 'strain'])).toEqual([]);
});

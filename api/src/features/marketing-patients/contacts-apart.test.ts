import knex from 'knex';
import { funnelRows } from './funnel.queries.ts';
import { contacts, presentForFile, type ContactRow } from './marketing-patients.queries.ts';

const trx = knex({ client: 'pg' });

test.each([
  ['the list and its file', contacts],
  ['the funnel', funnelRows],
])('%s reads addresses and their consent, and no table about health or the market', (_what, query) => {
  const sql = query({ trx }).toString();
  const tables = [...sql.matchAll(/\b(?:from|join)\s+"?([a-z_A-Z]+)/gi)].map(([, table]) => table);
  expect([...new Set(tables)].toSorted()).toEqual(['marketing_patients', 'newsletter_subscriptions', 'users']);
});

test('the file has the address of those alone who confirmed that they want news', () => {
  const at = new Date('2026-11-22T08:00:00Z');
  const row: ContactRow = {
    id: '019ab000-0000-7000-8000-000000000001',
    email: 'ida@mail.example',
    source: 'vape',
    campaignName: '=1+1',
    campaignSource: null,
    campaignMedium: null,
    locale: 'de',
    consent: 'confirmed',
    consentedAt: at,
    confirmedAt: at,
    hasAccount: false,
    createdAt: at,
    lastSeenAt: at,
    version: 1,
  };
  expect(presentForFile(row).email).toBe('ida@mail.example');
  for (const consent of ['none', 'pending', 'withdrawn'] as const) expect(JSON.stringify(presentForFile({ ...row, consent }))).not.toContain(row.email);
});

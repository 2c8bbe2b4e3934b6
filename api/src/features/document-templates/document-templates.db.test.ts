import { templateKinds } from '@blattwerk/contract/document-templates/shapes';
import { buildAdmin, buildDoctor } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { readPdf } from '../../adapters/pdf/testing/read-pdf.ts';
import { isFullSize } from '../../../test/security/size.ts';
import { sha256 } from '../../kernel/ids.ts';

const path = '/api/v1/backoffice/document-templates';
let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({});
  token = await app.tokenOf(await buildAdmin(app.knex));
}, 60_000);
afterAll(() => app.close());

/** Where the sample names no patient. */
const sampleWords: Record<string, string> = { 'tan-sheet': 'Muster-Apotheke', 'deletion-proof': 'L-2026-000000' };

test('the page lists every kind with its versions, the newest first, and each preview is drawn', async () => {
  const { body } = await app.get(path, token).expect(200);
  expect(body.items.map(({ kind }: { kind: string }) => kind)).toEqual([...templateKinds]);
  for (const { kind, versions, locales } of body.items) {
    expect([kind, versions.length > 0]).toEqual([kind, true]);
    expect(versions.map(({ version }: { version: number }) => version)).toEqual(versions.map((_: unknown, index: number) => versions.length - index));
    for (const locale of locales) {
      const draw = () => app.get(`${path}/${kind}/preview?locale=${locale}`, token).expect(200).expect('Content-Type', 'application/pdf');
      const file = await draw();
      // In the full size each is drawn again; `template-drawings.test.ts` compares each with its registered hash.
      if (isFullSize) expect([kind, locale, sha256((await draw()).body)]).toEqual([kind, locale, sha256(file.body)]);
      expect(readPdf(file.body).text).toContain(sampleWords[kind] ?? 'Mustermann');
    }
  }
}, 120_000);

test('is for administrators, and knows no other kind', async () => {
  await app.get(path, await app.tokenOf(await buildDoctor(app.knex))).expect(403);
  await app.get(`${path}/sick-note/preview?locale=de`, token).expect(400);
});

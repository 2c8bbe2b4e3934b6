import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expectAccessible, expectNoSidewaysScroll } from './browser/accessible.ts';
import { where } from './api/client.ts';
import { expect, test } from './fixtures.ts';
import { readDownload } from './journeys/downloads.ts';
import { openStorefront } from './journeys/storefront.ts';
import { repository } from './product/product-process.ts';

/** As a phone takes it: HEIC with the camera's name and where it was taken. */
const photo = readFileSync(path.join(repository, 'api/src/adapters/file-inspection/testing/photo-with-position.heic'));

const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
  '<< /Length 47 >>\nstream\nBT /F 18 Tf 20 120 Td (Befund: unauffaellig) Tj ET\nendstream',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
];
/** Without a table of its parts, which readers then make themselves. */
const letter = Buffer.from(
  `%PDF-1.4\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj`).join('\n')}\ntrailer\n<< /Root 1 0 R /Size 6 >>\n%%EOF\n`,
);
/** The same letter with three pieces of filling, so that it is sent in several parts. */
const longLetter = (filling: string): Buffer =>
  Buffer.concat([
    letter.subarray(0, letter.indexOf('trailer')),
    Buffer.from(`%${filling.repeat(5 * 1024 * 1024)}\n`),
    letter.subarray(letter.indexOf('trailer')),
  ]);
/** Put together here: in one piece a scanner would remove this source. */
const eicar = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join(''));

test('a photo loses its place, malware is refused, and the doctor sees the files within the page', async ({ page, inReview, staff, problems }) => {
  problems.allow(/422/);
  const patient = await inReview('Frida', 'Befund');
  const storefront = openStorefront(page, 'de');
  await storefront.signIn(patient);

  await test.step('the patient sends files with the open request', async () => {
    await page.goto('/dashboard/prescriptions');
    const field = page.getByRole('region', { name: 'Befunde, Briefe und Fotos (freiwillig)' });
    const add = (name: string, mimeType: string, buffer: Buffer) => field.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    await add('Ausschlag am Arm.heic', 'image/heic', photo);
    await expect(field.getByText('Angekommen', { exact: true })).toHaveCount(1);
    await add('Laborbefund.pdf', 'application/pdf', letter);
    await add('Rechnung.pdf', 'application/pdf', eicar);
    await expect(field.getByText('In dieser Datei wurde Schadsoftware gefunden.')).toBeVisible();
    await expect(field.getByText('Angekommen', { exact: true })).toHaveCount(2);
    const kept = await readDownload(page, field.getByRole('button', { name: 'Herunterladen Ausschlag am Arm.jpg' }));
    expect([kept.subarray(0, 3).toString('hex'), kept.includes('Kamera')]).toEqual(['ffd8ff', false]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('the doctor finds both with the request and opens the photo by keyboard', async () => {
    const doctor = await staff('doctor');
    const desk = doctor.page;
    await doctor.openRequest((await patient.api.get('/clients/treatment/:id', { params: { id: patient.treatmentId } })).number);
    await doctor.take();
    await expect(desk.getByRole('button', { name: 'Laborbefund.pdf' })).toBeVisible();
    await desk.getByRole('button', { name: 'Ausschlag am Arm.jpg' }).press('Enter');
    const viewer = desk.getByRole('dialog');
    await expect(viewer.getByRole('img', { name: 'Ausschlag am Arm.jpg' })).toBeVisible();
  });
});

const filesOf = 'Befunde, Briefe und Fotos (freiwillig)';

test(
  'an upload that a reload interrupted goes on where it was with the same file, and with no other',
  { tag: '@full' },
  async ({ page, inReview, problems }) => {
    problems.allow(/files\/uploads|ERR_FAILED/); // the connection that is cut
    const patient = await inReview('Ulla', 'Unterbrochen');
    await openStorefront(page, 'de').signIn(patient);
    await page.goto('/dashboard/prescriptions');
    const field = page.getByRole('region', { name: filesOf });
    const file = { name: 'Arztbrief.pdf', mimeType: 'application/pdf', buffer: longLetter('a') };
    const pieces = '**/api/v1/clients/files/uploads/*';
    let sent = 0;
    await page.route(pieces, (route) => {
      if (route.request().method() === 'PATCH') sent += 1;
      return sent > 1 ? route.abort() : route.continue();
    });
    await field.locator('input[type=file]').setInputFiles(file);
    await expect(field.getByText('Verbindung unterbrochen. Es geht von selbst weiter.')).toBeVisible();
    await page.unroute(pieces);
    await page.reload();
    const row = field.getByRole('listitem').filter({ hasText: 'Unterbrochen bei' });
    await expect(row).toContainText('Arztbrief.pdf');
    await expectAccessible(page);

    await row.locator('input[type=file]').setInputFiles({ ...file, buffer: longLetter('b') });
    await expect(row.getByText('Das ist eine andere Datei als „Arztbrief.pdf“.')).toBeVisible();
    const rest = page.waitForRequest((request) => request.method() === 'PATCH' && request.url().includes('/files/uploads/'));
    await row.locator('input[type=file]').setInputFiles(file);
    expect(Number((await rest).headers()['upload-offset'])).toBeGreaterThan(0);
    await expect(field.getByText('Angekommen', { exact: true })).toHaveCount(1);
  },
);

test('an administrator opens a patient’s files with a reason only, and that is on record', { tag: '@full' }, async ({ page, inReview, staff, staffApi }) => {
  const patient = await inReview('Britta', 'Beschwerde');
  await openStorefront(page, 'de').signIn(patient);
  await page.goto('/dashboard/prescriptions');
  const field = page.getByRole('region', { name: filesOf });
  await field.locator('input[type=file]').setInputFiles({ name: 'Ausschlag am Arm.heic', mimeType: 'image/heic', buffer: photo });
  await expect(field.getByText('Angekommen', { exact: true })).toHaveCount(1);

  const { page: desk } = await staff('admin');
  await desk.goto(`/admin/treatments/${patient.treatmentId}`);
  await expect(desk.getByRole('button', { name: 'Gesundheitsangaben einsehen' })).toBeVisible();
  await expect(desk.getByText('Ausschlag am Arm.jpg')).toHaveCount(0);
  await desk.getByRole('button', { name: 'Gesundheitsangaben einsehen' }).click();
  await desk.getByRole('dialog').getByLabel('Grund').fill('Beschwerde über die Bearbeitung');
  await desk.getByRole('dialog').getByRole('button', { name: 'Einsehen', exact: true }).click();
  const file = desk.getByRole('button', { name: 'Ausschlag am Arm.jpg' });
  await expect(file).toBeVisible();
  await expectAccessible(desk);
  await file.click();
  await expect(desk.getByRole('dialog').getByRole('img', { name: 'Ausschlag am Arm.jpg' })).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole('button', { name: 'Gesundheitsangaben einsehen' })).toBeVisible();
  await expect(desk.getByText('Ausschlag am Arm.jpg')).toHaveCount(0);

  const admin = await staffApi('admin');
  const { patientId } = await admin.get('/backoffice/treatments/:id', { params: { id: patient.treatmentId } });
  const { items } = await admin.get('/backoffice/audit-events', { query: { pageSize: 50, ...where('patientId', patientId ?? '') } });
  const opened = items.filter(({ reason }) => reason === 'Beschwerde über die Bearbeitung').map(({ action }) => action);
  expect(opened).toEqual(expect.arrayContaining(['treatment.break-glass', 'treatment.break-glass-files', 'upload.break-glass']));
});

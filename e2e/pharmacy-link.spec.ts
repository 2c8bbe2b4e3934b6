import { apiClient } from './api/client.ts';
import { approveRequest, flowersInStock, pharmacyOf, prescriptionsOf } from './api/staff.ts';
import { expectAccessible, expectNoSidewaysScroll } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { runningProduct } from './product/running-product.ts';
import { linkIn } from './sandbox/mailbox.ts';
import { measure } from './tasks/measure.ts';

/** A pharmacy that no other journey sends to: its newest mail is the one of this prescription. */
const slug = 'birken-apotheke-hannover';
interface ToldTan {
  prescriptionId: string;
  tan: string;
}

test.use({ viewport: { width: 390, height: 844 } });

test(
  'a pharmacy without an account: from the mail and the telephoned TAN to "dispensed"',
  { tag: '@task' },
  async ({ page, inReview, staffApi, mailbox, problems }) => {
    problems.allow(/status of 4(22|10)/);
    const patient = await inReview('Paula', 'Linkweg');
    const visitor = apiClient(runningProduct.baseUrl());
    const [doctor, admin] = [await staffApi('doctor'), await staffApi('admin')];
    const pharmacy = await pharmacyOf(visitor, slug);
    await approveRequest(doctor, patient.treatmentId, await flowersInStock(visitor, 1));
    const send = () => patient.api.post('/clients/pharmacy', { body: { treatmentId: patient.treatmentId, pharmacyId: pharmacy.id, consentVersion: 1 } });
    await expect(send).toPass({ timeout: 60_000 });
    const [prescription] = await prescriptionsOf(admin, patient.treatmentId);

    const told = async (): Promise<ToldTan | undefined> => {
      const { items } = (await (await fetch(`${runningProduct.sandboxUrl()}/pharmacies/${slug}/tans`)).json()) as { items: ToldTan[] };
      return items.find(({ prescriptionId }) => prescriptionId === prescription?.id);
    };
    await expect.poll(told, { timeout: 60_000 }).toBeDefined();
    const { tan } = (await told())!;
    const mail = await mailbox(pharmacy.email ?? '').waitFor('Ein neuer Vorgang wartet auf Sie');
    const link = linkIn(mail);
    expect(link).toMatch(/\/p\/[\w-]{43}$/);
    expect(mail.text).not.toContain(tan);
    expect(mail.text).not.toContain('Linkweg');

    await page.goto(link);
    await expect(page.getByRole('heading', { name: `Ein Vorgang für ${pharmacy.name}` })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const wrong = tan === '000000' ? '000001' : '000000';
    const enter = async (typed: string): Promise<void> => {
      await page.getByLabel('TAN mit sechs Ziffern').fill(typed);
      await page.getByRole('button', { name: 'Vorgang öffnen' }).click();
    };
    await enter(wrong);
    await expect(page.getByText('Noch 4 Versuche.')).toBeVisible();
    const task = await measure(page, 'pharmacist');
    await enter(tan);

    const sheet = page.getByRole('article', { name: `Rezept ${prescription?.number}` });
    await expect(sheet).toContainText('Paula Linkweg');
    await task.did('Enters the digits that were told by telephone, and reads the prescription');
    task.done();
    await expect(sheet).toContainText('0,3 g');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const download = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Rezept als PDF' }).click();
    expect((await download).suggestedFilename()).toBe(`rezept-${prescription?.number}.pdf`);

    await sheet.getByRole('button', { name: 'Rezept annehmen' }).click();
    await expect(sheet.getByText('Angenommen')).toBeVisible();
    await page.reload();
    await sheet.getByRole('button', { name: 'Abholbereit melden' }).click();
    await expect(sheet.getByLabel('Zurückgelegt bis')).not.toHaveValue('');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Abholbereit melden' }).click();
    await expect(sheet.getByText('Abholcode')).toBeVisible();
    await sheet.getByRole('button', { name: 'Vollständig abgegeben' }).click();
    await expect(sheet.getByText('Alles erledigt')).toBeVisible();
    await expectAccessible(page);
    expect((await prescriptionsOf(admin, patient.treatmentId))[0]).toMatchObject({ status: 'dispensed', channel: 'link' });

    const log = await patient.api.get('/clients/iam/access-log', { query: { who: 'pharmacy' } });
    expect(log.items).toContainEqual(expect.objectContaining({ what: 'Rezept über Link und TAN geöffnet', name: pharmacy.name }));
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Dieser Link ist abgelaufen' })).toBeVisible();
    await expectAccessible(page);
  },
);

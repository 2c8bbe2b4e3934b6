import { cast, colleagues } from '../seeds/cast.ts';
import { expect, test } from './fixtures.ts';
import { openBackOffice } from './journeys/back-office.ts';

const [, , karim] = colleagues;
const nameOf = ({ title, firstName, lastName }: { title: string; firstName: string; lastName: string }): string => `${title} ${firstName} ${lastName}`.trim();

test(
  'zwei Ärzte: eine neue Anfrage erscheint von selbst, wird übernommen, besprochen und übergeben',
  { tag: '@full' },
  async ({ inReview, staff, newBrowser, problems }) => {
    // The page of the doctor who hands over may mark messages as read in the same moment: refused, as the request is another doctor's by then.
    problems.allow(/403 \(Forbidden\).*\/messages\/read/);
    const miriam = (await staff('doctor')).page;
    const other = (await openBackOffice(await newBrowser(), karim.email, 'de')).page;
    // The newest first: the list of all open requests is long.
    await other.goto('/admin/treatments?sort=-submittedAt');
    await expect(other.getByRole('row').nth(1)).toBeVisible();

    const { treatmentId, api } = await inReview('Zita', 'Zweimal');
    const { number } = await api.get('/clients/treatment/:id', { params: { id: treatmentId } });
    const row = other.getByRole('row').filter({ hasText: number });
    await test.step('the new request waits behind a bar and stands in the list once the bar is pressed', async () => {
      const bar = other.getByRole('button', { name: /neue? anzeigen/ });
      // Requests of other journeys may come in as well, so one press need not be the last.
      await expect(async () => {
        if (await bar.isVisible()) await bar.click();
        await expect(row).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(row).toContainText('frei');
    });

    await test.step('a colleague takes it, which the list shows by itself', async () => {
      await miriam.goto(`/admin/treatments/${treatmentId}`);
      await miriam.getByRole('button', { name: 'Übernehmen', exact: true }).click();
      await expect(miriam.getByRole('button', { name: 'Genehmigen' })).toBeVisible();
      await expect(row).toContainText(nameOf(cast.doctor));
    });

    await test.step('who opens the same request learns that the colleague has it open, and the colleague learns it by herself', async () => {
      await other.goto(`/admin/treatments/${treatmentId}`);
      await expect(other.getByText(`${nameOf(cast.doctor)} ist auch hier`)).toBeVisible();
      await expect(miriam.getByText(`${nameOf(karim)} ist auch hier`)).toBeVisible({ timeout: 2000 });
    });

    await test.step('a mention reaches the other doctor’s first page while it is open', async () => {
      await other.getByRole('navigation').getByRole('link', { name: 'Übersicht' }).click();
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(miriam.getByText('ist auch hier')).toBeHidden();
      const note = miriam.getByRole('textbox', { name: 'Neue Notiz' });
      await note.pressSequentially('Was meinen Sie zur Dosis, ');
      await note.press('@');
      await miriam
        .getByTitle(new RegExp(`^${nameOf(karim)}`))
        .last()
        .click();
      await expect(note).toHaveValue(`Was meinen Sie zur Dosis, @${nameOf(karim)} `);
      await miriam.getByRole('button', { name: 'Notiz speichern' }).click();
      const mention = other.getByRole('listitem').filter({ hasText: `erwähnt Sie bei Anfrage ${number}` });
      await mention.getByRole('button', { name: 'Lesen und antworten' }).click();
      await expect(other.getByRole('dialog').getByText('Was meinen Sie zur Dosis')).toBeVisible();
      await other.keyboard.press('Escape');
    });

    await test.step('the request is handed over, and the receiving doctor goes on with it', async () => {
      await miriam.getByRole('button', { name: 'Übergeben', exact: true }).click();
      const dialog = miriam.getByRole('dialog', { name: 'Anfrage übergeben' });
      await dialog.getByRole('combobox', { name: 'An wen?' }).press('ArrowDown');
      await miriam
        .getByTitle(new RegExp(`^${nameOf(karim)}`))
        .last()
        .click();
      await dialog.getByLabel('Notiz für die Übergabe').fill('Bitte nach der Leber fragen.');
      await dialog.getByRole('button', { name: 'Übergeben' }).click();
      await expect(miriam.getByText(`Die Anfrage liegt jetzt bei ${nameOf(karim)}.`)).toBeVisible();
      const handed = other.getByRole('listitem').filter({ hasText: `hat Ihnen Anfrage ${number} übergeben` });
      await handed.getByRole('link', { name: 'Anfrage öffnen' }).click();
      await expect(other.getByRole('button', { name: 'Genehmigen' })).toBeVisible();
      await expect(other.getByText('Bitte nach der Leber fragen.').first()).toBeVisible();
    });
  },
);

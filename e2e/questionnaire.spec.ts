import { healthyAnswers } from './api/patient.ts';
import { expectAccessibleAsShown, expectUsable } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';
import { openStorefront } from './journeys/storefront.ts';
import { words } from './journeys/words.ts';

const { illness } = words.de;
/** Begins as the question does, so that journeys beside this one still find theirs. */
const asked = `${illness.treated} Auch die Hausarztpraxis zählt.`;
const short = { before: 'Schon behandelt', after: 'Bisher behandelt' };

test(
  'reworded questions are asked once they are published, in begun questionnaires too; what was sent keeps its words',
  { tag: '@full' },
  async ({ page, registered, inReview, staff }) => {
    const sent = await inReview('Alba', 'Altfassung');
    const patient = await registered('Dora', 'Entwurf');
    const storefront = openStorefront(page, 'de');
    await storefront.signIn(patient);

    await test.step('a patient begins a questionnaire', async () => {
      await storefront.open('/health-state');
      await storefront.illness('Rückenschmerzen seit einem Unfall.');
      await expect(storefront.heading(words.de.exclusion.title)).toBeVisible();
    });

    const { page: desk, goTo } = await staff('admin');
    await test.step('an administrator rewords a question in both languages', async () => {
      await goTo('Fragebogen');
      await desk.getByRole('button', { name: 'Texte ändern' }).click();
      await expect(desk.getByText('noch keine Änderung')).toBeVisible();
      await expect(desk.getByRole('button', { name: 'Veröffentlichen' })).toHaveCount(0);
      await expectUsable(desk);
      await desk.getByRole('button', { name: `Bearbeiten: ${illness.treated}` }).click();
      const dialog = desk.getByRole('dialog', { name: 'Texte der Frage' });
      await dialog.getByLabel('Frage (Deutsch)').fill(asked);
      await dialog.getByLabel('Kurzname (Deutsch)').fill(short.after);
      await dialog.getByLabel('Kurzname (Englisch)').fill('');
      await dialog.getByRole('button', { name: 'Speichern' }).click();
      await expect(dialog.getByText('Bitte füllen Sie beide Sprachen aus.')).toBeVisible();
      await expectAccessibleAsShown(desk);
      await dialog.getByLabel('Kurzname (Englisch)').fill('Treated so far');
      await dialog.getByRole('button', { name: 'Speichern' }).click();
      await expect(desk.getByRole('heading', { name: asked })).toBeVisible();
      await expect(dialog).toBeHidden();
    });

    await test.step('until it is published the patient is asked as before', async () => {
      await storefront.open('/health-state?step=illness');
      await expect(page.getByRole('group', { name: illness.treated })).toBeVisible();
      await expect(page.getByRole('group', { name: asked })).toHaveCount(0);
    });

    await test.step('published, it is asked in the begun questionnaire, whose answers are still there', async () => {
      await desk.getByRole('button', { name: 'Veröffentlichen' }).click();
      await desk.getByRole('dialog').getByRole('button', { name: 'Veröffentlichen' }).click();
      await expect(desk.getByText('Die neue Version ist veröffentlicht.')).toBeVisible();
      await expectUsable(desk);
      await page.reload();
      await expect(page.getByRole('group', { name: asked }).getByRole('radio', { name: words.de.yes, exact: true })).toBeChecked();
      await patient.api.post('/clients/health-state', { body: healthyAnswers });
      await storefront.open('/health-state/review');
      await expect(page.getByText(short.after, { exact: true })).toBeVisible();
      await expectUsable(page);
    });

    await test.step('the doctor reads the answers of the sent one under the words that it was asked with', async () => {
      const { page: chair } = await staff('doctor');
      await chair.goto(`/admin/treatments/${sent.treatmentId}`);
      await chair.getByRole('button', { name: words.de.office.take, exact: true }).click();
      await expect(chair.getByText(short.before, { exact: true }).first()).toBeVisible();
      await expect(chair.getByText(short.after, { exact: true })).toHaveCount(0);
    });
  },
);

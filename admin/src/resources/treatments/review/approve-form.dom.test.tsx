import { definitions } from '@blattwerk/contract/health-states/definitions/definitions';
import type { UnfinishedDose } from '@blattwerk/contract/prescriptions/dose';
import type { TreatmentCase, TreatmentRecord } from '@blattwerk/contract/treatments/case-shapes';
import type { DraftFields } from '@blattwerk/contract/treatments/decision-shapes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOffice } from '../../../../test/render-office.tsx';
import { refusal, stubApi } from '../../../../test/stub-api.ts';
import type { StubAnswer, StubRequest } from '../../../../test/stub-api.ts';
import { ApproveForm } from './approve-form.tsx';

const id = '019a0000-0000-7000-8000-000000000001';
const productId = '019a0000-0000-7000-8000-0000000000f1';
const product = {
  ...{ id: productId, slug: 'graue-linde', pzn: '11111111', name: 'Graue Linde 22/1', category: 'flower', unit: 'g' },
  ...{ thc: 22, cbd: 1, pharmacyCount: 4, fromPriceCents: 799 },
} as const;
const line = {
  ...{ productId, quantity: 10, unit: 'g', form: 'Cannabisblüten unzerkleinert', singleDose: '0,1 g', dailyDose: '0,3 g (3 × täglich)' },
  ...{ dose: { kind: 'regular', unit: 'g', amount: 0.1, perDay: 3 }, instructions: 'Abends verdampfen.', alternatives: [] },
} as const;
const record = {
  patient: { locale: 'de', name: 'Kim Muster' },
  answers: { usageType: 'inhalation' },
  products: [{ position: 1, product, amount: 10, wish: null }],
  hints: [],
  definition: definitions.at(-1),
  followUp: null,
  lastPlan: {
    ...{ treatmentId: id, number: 'BW-1', decidedAt: '2026-10-20T09:00:00.000Z', medicationPlan: [{ ...line, product }] },
    ...{ diagnosis: 'Chronische Schmerzen', remoteJustification: 'Verlauf bekannt.', letter: null },
  },
  prescribedLately: { g: 0, ml: 0, piece: 0 },
  contact: { kind: 'questionnaire', at: null },
  invoice: {
    depositCents: 1499,
    approval: [
      { number: '1', multiplier: 1.59 },
      { number: '75', multiplier: 1 },
    ],
    refusal: [{ number: '1', multiplier: 2.3 }],
  },
  maxRepeats: 3,
  planLimits: { singleGrams: 1, dailyGrams: 3, dailyThcGrams: 1, supplyDays: 90, monthGrams: 100, periodDays: 30 },
} as unknown as TreatmentCase;
const treatment = { id, number: 'BW-2', status: 'in-review', abilities: ['approve'], releasesAt: null } as unknown as TreatmentRecord;

interface Server {
  kept?: DraftFields & { version: number };
  approval?: StubAnswer;
}

/** A server with one draft, which says what was saved and sent. */
const serve = ({ kept, approval = { body: treatment } }: Server = {}): StubRequest[] => {
  let version = kept?.version ?? 0;
  return stubApi(({ method, path, body }) => {
    if (path === `treatments/${id}/draft` && method === 'GET') return { body: { version: 0, savedAt: null, ...kept } };
    if (path === `treatments/${id}/draft`) return { body: { ...(body as object), version: (version += 1), savedAt: '2026-11-20T09:00:00.000Z' } };
    if (path === `treatments/${id}/approve`) return approval;
    if (path === `products/${productId}`) return { body: product };
    return path.startsWith('products') ? { body: { items: [], total: 0 } } : undefined;
  });
};

const show = async (parts: { record?: TreatmentCase; repeats?: number } = {}) => {
  const ended: boolean[] = [];
  await renderOffice(
    <ApproveForm treatment={treatment} record={parts.record ?? record} repeats={parts.repeats ?? 0} onDone={(goesOn) => void ended.push(goesOn)} />,
    {
      ...{ language: 'de', at: `/treatments/${id}` },
    },
  );
  await screen.findByRole('group', { name: 'Arzneimittel 1' });
  return { ended, user: userEvent.setup() };
};
const number = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
const savedDrafts = (requests: StubRequest[]) => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body as DraftFields);
const approvals = (requests: StubRequest[]) => requests.filter(({ path }) => path === `treatments/${id}/approve`).map(({ body }) => body);

test('a dose that is half written is kept in the draft as it is', async () => {
  const requests = serve();
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: product.name }));
  await user.type(number(/Einzeldosis/), '0,1');
  await waitFor(() => expect(savedDrafts(requests).at(-1)?.medicationPlan?.[0]?.dose).toEqual({ kind: 'regular', unit: 'g', amount: 0.1 }));
});

test.each([
  ['regular', { kind: 'regular', unit: 'g', amount: 0.25 }, /Einzeldosis/, '0,25'],
  ['as needed', { kind: 'as-needed', unit: 'g', perDay: 4 }, /Höchstens am Tag/, '4'],
  ['by the time of day', { kind: 'schedule', unit: 'g', times: { evening: 0.25, noon: null } }, /Abends/, '0,25'],
  ['in steps', { kind: 'titration', unit: 'g', steps: [{ days: 3 }, {}] }, /Stufe 1: Tage/, '3'],
] as [string, UnfinishedDose, RegExp, string][])('an unfinished dose, %s, is in the form again', async (_name, dose, field, value) => {
  serve({ kept: { version: 3, medicationPlan: [{ productId, unit: 'g', dose }], diagnosis: 'Migräne' } });
  await show();
  expect(number(field).value).toBe(value);
  expect(screen.getByLabelText(/Diagnose/)).toHaveProperty('value', 'Migräne');
});

test('a dose in the doctor’s own words comes back as words', async () => {
  serve({ kept: { version: 1, medicationPlan: [{ productId, unit: 'g', singleDose: 'eine Messerspitze' }] } });
  await show();
  expect(screen.getByLabelText(/^Einzeldosis/)).toHaveProperty('value', 'eine Messerspitze');
});

test('what is prescribed is sent as data, with the words made from it', async () => {
  const requests = serve();
  const { ended, user } = await show({ repeats: 1 });
  await user.clear(number(/Gaben am Tag/));
  await user.type(number(/Gaben am Tag/), '2');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(ended).toEqual([true]));
  expect(approvals(requests)).toMatchObject([
    {
      medicationPlan: [{ productId, quantity: 10, dose: { kind: 'regular', unit: 'g', amount: 0.1, perDay: 2 }, dailyDose: '0,2 g (2 × täglich)' }],
      diagnosis: 'Chronische Schmerzen',
      invoiceItems: record.invoice?.approval,
    },
  ]);
});

test('a next check in the past is refused at its field, by the form and by the server', async () => {
  const requests = serve({ approval: refusal(422, 'treatment.nextCheckPast') });
  const { ended, user } = await show({ repeats: 1 });
  const words = 'Dieser Tag ist vorbei. Bitte wählen Sie heute oder einen späteren Tag.';
  const nextCheck = screen.getByLabelText(/Nächste Kontrolle/);
  fireEvent.change(nextCheck, { target: { value: '2020-01-31' } });
  await user.click(nextCheck);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(words);
  expect(approvals(requests)).toEqual([]);
  fireEvent.change(nextCheck, { target: { value: '2999-01-31' } });
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(words);
  expect(approvals(requests)).toMatchObject([{ nextCheckOn: '2999-01-31' }]);
  expect(ended).toEqual([]);
});

test('the letter’s preview says severity, duration and course in the patient’s language', async () => {
  serve();
  const answers = { usageType: 'oral', symptomsLevel: 7, symptomsDuration: 'more-than-6-months' } as TreatmentCase['answers'];
  const followUp = { effect: 8, sideEffects: ['dry_mouth'], remainingAmount: 2.5 } as TreatmentCase['followUp'];
  await show({ record: { ...record, patient: { ...record.patient, locale: 'en' }, answers, followUp } });
  const letter = screen.getByRole('heading', { name: 'Arztbrief' }).closest('article')!;
  expect(letter.textContent).toContain('Severity of the symptoms: 7 of 10');
  expect(letter.textContent).toContain('Duration: More than 6 months');
  expect(letter.textContent).toContain('Effect of the last prescription: 8 of 10. Side effects: dry mouth. Left of it: 2.5 ml.');
  expect(within(letter).getByRole('listitem').textContent).toBe('……: ……');
});

test('a factor above the threshold needs its reason, and the sum says what of the deposit is left', async () => {
  const requests = serve();
  const { ended, user } = await show({ repeats: 1 });
  expect(screen.getByText('Summe 14,99 €. Von der Anzahlung stehen 14,99 € zur Verfügung.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Leistung 2 entfernen' }));
  expect(screen.getByText(/7,58 € gehen zurück/)).toBeTruthy();
  const factor = number('Faktor 1');
  await user.clear(factor);
  await user.type(factor, '2,5');
  const reason = await screen.findByLabelText('Begründung 1');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.getAllByText('Bitte begründen Sie den Faktor, oder senken Sie ihn.').length).toBeGreaterThan(0));
  expect(approvals(requests)).toEqual([]);
  await user.type(reason, 'Sehr lange Vorgeschichte.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(ended).toEqual([true]));
  expect(approvals(requests)).toMatchObject([{ invoiceItems: [{ number: '1', multiplier: 2.5, justification: 'Sehr lange Vorgeschichte.' }] }]);
});

test('repeats are sent with their interval, and count in the days that the supply lasts', async () => {
  const requests = serve();
  const { ended, user } = await show({ repeats: 1 });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /Wiederholungen/ }));
  await user.click(await screen.findByTitle('2-mal'));
  await user.clear(number(/Frühestens alle/));
  await user.type(number(/Frühestens alle/), '3');
  await screen.findByText('Bitte geben Sie 7 bis 90 Tage an.');
  await user.clear(number(/Frühestens alle/));
  await user.type(number(/Frühestens alle/), '35');
  await screen.findByText('3 Abgaben, zusammen 30 g');
  await user.type(await screen.findByLabelText(/^Grund für/), 'Stabil eingestellt.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(ended).toEqual([true]));
  expect(approvals(requests)).toMatchObject([{ medicationPlan: [{ productId, quantity: 10, repeat: { times: 2, everyDays: 35 } }] }]);
});

test('a dose above the limit needs its reason before anything is sent', async () => {
  const requests = serve();
  const { ended, user } = await show({ repeats: 1 });
  await user.clear(number(/Einzeldosis/));
  await user.type(number(/Einzeldosis/), '1,5');
  const reason = await screen.findByLabelText(/Grund für die Einzeldosis/);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.getAllByText('Bitte nennen Sie den Grund, oder ändern Sie den Plan.').length).toBeGreaterThan(0));
  expect(approvals(requests)).toEqual([]);
  for (const field of screen.getAllByLabelText(/^Grund für/)) await user.type(field, 'Bewährt seit Jahren.');
  await user.click(reason);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(ended).toEqual([true]));
  const [sent] = approvals(requests) as [{ overrides: { rule: string; reason: string }[] }];
  expect(sent.overrides).toContainEqual({ rule: 'single-dose', reason: 'Bewährt seit Jahren.' });
});

test('each red hint asks for a reason of its own, an amber one for none', async () => {
  const hint = (rule: string, severity: string, title: string) => ({ rule, severity, title, kind: 'interaction', text: '', source: null });
  serve();
  const hints = [hint('interaction.warfarin', 'red', 'Warfarin'), hint('age.young', 'amber', 'Jünger als 25')] as TreatmentCase['hints'];
  await show({ record: { ...record, hints }, repeats: 1 });
  screen.getByLabelText(/Begründung trotz Hinweis – Warfarin/);
  expect(screen.queryByLabelText(/Jünger als 25/)).toBeNull();
});

test('a limit that only the server knows of is asked about after its refusal', async () => {
  const rules = [{ rule: 'recent-amount', line: null, value: 130, limit: 100 }];
  serve({ approval: refusal(422, 'treatment.overrideReasonRequired', { rules }) });
  const { ended, user } = await show({ repeats: 1 });
  await user.click(number(/Einzeldosis/));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByLabelText(/Grund für die Menge im Zeitraum/);
  expect(ended).toEqual([]);
});

test('of two windows’ drafts one is chosen, and what is written is not lost before that', async () => {
  const other = { version: 7, savedAt: '2026-11-20T10:02:00.000Z', diagnosis: 'Aus dem anderen Fenster' };
  const saved: unknown[] = [];
  stubApi(({ method, path, body }) => {
    if (!path.endsWith('/draft')) return { body: { items: [], house: [], total: 0 } };
    if (method === 'GET') return { body: { version: 6, savedAt: null, medicationPlan: [{ productId }], diagnosis: 'Alt' } };
    saved.push(body);
    return (body as { version: number }).version === 6
      ? refusal(409, 'server.conflict', { current: other, yours: {} })
      : { body: { ...(body as object), version: 8, savedAt: other.savedAt } };
  });
  const { user } = await show();
  await user.type(screen.getByLabelText(/Diagnose/), ' und neu');
  const alert = await screen.findByRole('alert');
  expect(screen.getByLabelText(/Diagnose/)).toHaveProperty('value', 'Alt und neu');
  await user.click(within(alert).getByRole('button', { name: 'Diesen behalten' }));
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ version: 7, diagnosis: 'Alt und neu' }));
});

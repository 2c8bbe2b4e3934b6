import { DocumentIncompleteError } from './document-parties.ts';
import { drawInThread, renderPrescription } from './render.ts';
import type { PrescriptionInput } from './render-prescription.ts';
import { doctor, meta, patient } from './testing/samples.ts';

const prescription: PrescriptionInput = {
  meta: { ...meta, checkUrl: 'https://blattwerk.example/check/7KQ2ABCDEF' },
  number: 'RX-2026-000123',
  issuedAt: meta.createdAt,
  validUntil: '2027-02-20',
  doctor,
  patient,
  product: {
    name: 'Aurum Verde 22/1 Northern Pine',
    pzn: '04877800',
    form: 'Blüten, unzerkleinert',
    category: 'flower',
    thc: { value: 22, isBelow: false },
    cbd: { value: 1, isBelow: true },
    strengthUnit: '%',
  },
  quantity: 10,
  unit: 'g',
  singleDose: '0,1 g',
  dailyDose: '0,5 g',
  instructions: 'Nach Verdampfung bei 185 °C inhalieren.',
  repeat: null,
  copy: false,
  seal: 'advanced',
  variant: 'german',
};

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

test('a document has the same bytes whether it is drawn in a thread of its own or not', async () => {
  const here = await renderPrescription(prescription);
  stop = drawInThread();
  expect((await renderPrescription(prescription)).equals(here)).toBe(true);
});

test('what is missing is said from the thread as well', async () => {
  stop = drawInThread();
  const refused = renderPrescription({ ...prescription, number: '' });
  await expect(refused).rejects.toThrow(DocumentIncompleteError);
  await expect(refused).rejects.toMatchObject({ fields: ['number'] });
});

/** Processor time of this thread alone, in microseconds: how long it waits for a processor on a busy machine does not count. */
const costOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
};
const drawFive = (): Promise<unknown> => Promise.all(Array.from({ length: 5 }, () => renderPrescription(prescription)));

test('drawing in the thread costs the thread that answers requests less than a tenth', async () => {
  await renderPrescription(prescription);
  const here = await costOf(drawFive);
  stop = drawInThread();
  await renderPrescription(prescription);
  expect(await costOf(drawFive)).toBeLessThan(here / 10);
});

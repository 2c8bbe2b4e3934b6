import { cast } from '../seeds/cast.ts';
import { apiClient } from './api/client.ts';
import { approvalFor, flowersInStock, prescriptionsOf } from './api/staff.ts';
import { expect, test } from './fixtures.ts';
import { runningProduct } from './product/running-product.ts';

interface Question {
  id: string;
  status: string;
  answer: { action: string; replacementId: string | null } | null;
}

test('undo, approve again, question, version 2, revocation', async ({ inReview, staffApi }) => {
  const patient = await inReview('Ute', 'Rückfrage');
  const visitor = apiClient(runningProduct.baseUrl());
  const [doctor, pharmacy] = [await staffApi('doctor'), await staffApi('pharmacy')];
  const treatment = `/backoffice/treatments/${patient.treatmentId}`;
  const approval = approvalFor(await flowersInStock(visitor, 1));
  const own = () => patient.api.get<{ status: string; prescriptions: { id: string; status: string }[] }>(`/clients/treatment/${patient.treatmentId}`);

  await doctor.post(`${treatment}/claim`, {});
  const taken = (await doctor.post(`${treatment}/approve`, approval)) as { status: string; releasesAt: string | null };
  expect([taken.status, typeof taken.releasesAt]).toEqual(['approved', 'string']);
  expect((await own()).status).toBe('in-review');
  const back = (await doctor.post(`${treatment}/undo`, {})) as { status: string; undone: { kind: string; input: { diagnosis: string } } };
  expect([back.status, back.undone.kind, back.undone.input.diagnosis]).toEqual(['in-review', 'approve', approval.diagnosis]);
  await doctor.post(`${treatment}/approve`, approval);
  await expect.poll(async () => (await own()).status, { timeout: 45_000 }).toBe('approved');

  const { id: pharmacyId } = await visitor.get<{ id: string }>(`/clients/pharmacies/domain?slug=${cast.pharmacy.pharmacySlug}`);
  await patient.api.post('/clients/pharmacy', { treatmentId: patient.treatmentId, pharmacyId });
  const [first] = await prescriptionsOf(pharmacy, patient.treatmentId);
  const asked = (await pharmacy.post(`/backoffice/prescriptions/${first?.id}/question`, { type: 'amount', text: 'Ist die Menge so gemeint?' })) as Question;
  const [line] = approval.medicationPlan;
  await doctor.post(`/backoffice/pharmacy-questions/${asked.id}/answer`, {
    action: 'correct',
    text: 'Die Menge war falsch.',
    lines: [{ ...line, quantity: 5 }],
  });
  const questions = async () => (await pharmacy.get<{ items: Question[] }>(`/backoffice/prescriptions/${first?.id}/questions`)).items;
  await expect.poll(async () => (await questions())[0]?.status, { timeout: 45_000 }).toBe('answered');
  const secondId = (await questions())[0]?.answer?.replacementId;
  const at = (id: string | null | undefined) => pharmacy.get<{ status: string; quantity: number | null }>(`/backoffice/prescriptions/${id}`);
  expect(await at(first?.id)).toMatchObject({ status: 'replaced', quantity: null });
  expect(await at(secondId)).toMatchObject({ status: 'sent', quantity: 5 });

  await doctor.post(`/backoffice/prescriptions/${secondId}/revoke`, { reason: 'patient-wish', text: 'Auf Wunsch der Patientin.' });
  expect(await at(secondId)).toMatchObject({ status: 'revoked', quantity: null });
  expect((await own()).prescriptions.map(({ status }) => status)).toEqual(['replaced', 'revoked']);
});

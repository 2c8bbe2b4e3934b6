import type { PaymentRecord } from '@blattwerk/contract/payments/shapes';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import type { ApproveInput } from '@blattwerk/contract/treatments/decision-shapes';
import type { CertificateRow } from '@blattwerk/contract/treatments/shapes';
import type { ProductItem } from '@blattwerk/contract/products/shapes';
import { where, type ApiClient } from './client.ts';

const ofTreatment = (treatmentId: string) => ({ query: { pageSize: 50, ...where('treatmentId', treatmentId) } });

export const paymentsOf = async (admin: ApiClient, treatmentId: string): Promise<PaymentRecord[]> =>
  (await admin.get('/backoffice/payments', ofTreatment(treatmentId))).items;

export const prescriptionsOf = async (staff: ApiClient, treatmentId: string): Promise<PrescriptionRecord[]> =>
  (await staff.get('/backoffice/prescriptions', ofTreatment(treatmentId))).items;

export const certificatesOf = async (doctor: ApiClient, treatmentId: string): Promise<CertificateRow[]> =>
  (await doctor.get('/backoffice/certificates', { query: { pageSize: 200, sort: '-issuedAt' } })).items.filter((row) => row.treatmentId === treatmentId);

/** Flowers that pharmacies have right now. */
export const flowersInStock = async (visitor: ApiClient, count: number): Promise<ProductItem[]> =>
  (await visitor.get('/clients/products', { query: { category: ['flower'], inStock: 'true', pageSize: count } })).items;

/** A decision that nothing is missing from: one line a product. */
export const approvalFor = (products: readonly { id: string }[]): Omit<ApproveInput, 'id'> => ({
  medicationPlan: products.map(({ id }) => ({
    productId: id,
    quantity: 10,
    unit: 'g',
    form: 'flowers-whole',
    singleDose: '0,1 g',
    dailyDose: '0,3 g',
    instructions: 'Abends verdampfen, langsam steigern.',
  })),
  diagnosis: 'Chronische Rückenschmerzen',
  remoteJustification: 'Anamnese vollständig, keine Ausschlusskriterien, Verlauf bekannt.',
});

/** Takes a request and approves it, one line a product. */
export const approveRequest = async (doctor: ApiClient, treatmentId: string, products: readonly { id: string }[]): Promise<void> => {
  const params = { id: treatmentId };
  await doctor.post('/backoffice/treatments/:id/claim', { params });
  await doctor.post('/backoffice/treatments/:id/approve', { params, body: approvalFor(products) });
};

/** Takes a request and refuses it. */
export const declineRequest = async (doctor: ApiClient, treatmentId: string): Promise<void> => {
  const params = { id: treatmentId };
  await doctor.post('/backoffice/treatments/:id/claim', { params });
  const text = 'Bitte lassen Sie Ihren Rücken zuerst persönlich untersuchen.';
  await doctor.post('/backoffice/treatments/:id/decline', { params, body: { reason: 'in-person-needed', text } });
};

/** A pharmacy's public page. */
export const pharmacyOf = (caller: ApiClient, slug: string) => caller.get('/clients/pharmacies/domain', { query: { slug } });

/** From now on this pharmacy's stock comes by hand: what a test imports stays until it ends. */
export const switchOffPull = async (admin: ApiClient, slug: string): Promise<void> => {
  const pharmacy = await pharmacyOf(admin, slug);
  const feeds = await admin.get('/backoffice/stock-feeds', { query: where('pharmacyId', pharmacy.id) });
  for (const { id, kind, version } of feeds.items)
    if (kind === 'pull') await admin.patch('/backoffice/stock-feeds/:id', { params: { id }, body: { isActive: false, version } });
};

/** Flowers that this pharmacy has right now. */
export const flowersOf = async (visitor: ApiClient, slug: string): Promise<{ id: string; name: string }[]> => {
  const { stock } = await pharmacyOf(visitor, slug);
  return stock.filter(({ product, availability }) => product.category === 'flower' && availability === 'available').map(({ product }) => product);
};

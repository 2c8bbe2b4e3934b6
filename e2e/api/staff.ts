import type { PharmacyPage } from '@blattwerk/contract/pharmacies/shapes';
import type { PaymentRecord } from '@blattwerk/contract/payments/shapes';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import type { ApproveInput, CertificateRow } from '@blattwerk/contract/treatments/shapes';
import type { ProductItem } from '@blattwerk/contract/products/shapes';
import type { ApiClient } from './client.ts';

interface List<T> {
  items: T[];
  total: number;
}

const ofTreatment = (resource: string, treatmentId: string): string =>
  `/backoffice/${resource}?pageSize=50&filters=${encodeURIComponent(JSON.stringify([{ field: 'treatmentId', operator: 'eq', value: treatmentId }]))}`;

export const paymentsOf = async (admin: ApiClient, treatmentId: string): Promise<PaymentRecord[]> =>
  (await admin.get<List<PaymentRecord>>(ofTreatment('payments', treatmentId))).items;

export const prescriptionsOf = async (staff: ApiClient, treatmentId: string): Promise<PrescriptionRecord[]> =>
  (await staff.get<List<PrescriptionRecord>>(ofTreatment('prescriptions', treatmentId))).items;

export const certificatesOf = async (doctor: ApiClient, treatmentId: string): Promise<CertificateRow[]> =>
  (await doctor.get<List<CertificateRow>>('/backoffice/certificates?pageSize=200&sort=-issuedAt')).items.filter((row) => row.treatmentId === treatmentId);

/** Flowers that pharmacies have right now. */
export const flowersInStock = async (visitor: ApiClient, count: number): Promise<ProductItem[]> =>
  (await visitor.get<List<ProductItem>>(`/clients/products?category=flower&inStock=true&pageSize=${count}`)).items;

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

/** From now on this pharmacy's stock comes by hand: what a test imports stays until it ends. */
export const switchOffPull = async (admin: ApiClient, slug: string): Promise<void> => {
  const pharmacy = await admin.get<{ id: string }>(`/clients/pharmacies/domain?slug=${slug}`);
  const filters = encodeURIComponent(JSON.stringify([{ field: 'pharmacyId', operator: 'eq', value: pharmacy.id }]));
  const feeds = await admin.get<List<{ id: string; kind: string; version: number }>>(`/backoffice/stock-feeds?filters=${filters}`);
  for (const { id, kind, version } of feeds.items) if (kind === 'pull') await admin.patch(`/backoffice/stock-feeds/${id}`, { isActive: false, version });
};

/** Flowers that this pharmacy has right now. */
export const flowersOf = async (visitor: ApiClient, slug: string): Promise<{ id: string; name: string }[]> => {
  const { stock } = await visitor.get<PharmacyPage>(`/clients/pharmacies/domain?slug=${slug}`);
  return stock.filter(({ product, availability }) => product.category === 'flower' && availability === 'available').map(({ product }) => product);
};

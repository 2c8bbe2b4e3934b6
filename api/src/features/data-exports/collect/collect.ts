import { exportedData, type ExportedData } from '@blattwerk/contract/data-exports/exported-data';
import type { Ctx } from '../../../kernel/ctx.ts';
import { collectAccount } from './account.queries.ts';
import { collectCare } from './care.queries.ts';
import { collectPapers, collectParties, type ExportedFile } from './papers.queries.ts';

const present = (ids: (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];

type Shared = Pick<ExportedData, 'treatments' | 'prescriptions' | 'deliveries' | 'consultations' | 'doctors' | 'pharmacies'>;

/** Who got something and when first. A doctor gets the record with the request, a pharmacy one prescription. */
const recipientsOf = ({ treatments, prescriptions, deliveries, consultations, doctors, pharmacies }: Shared): ExportedData['recipients'] => {
  const toDoctors = [
    ...treatments.flatMap(({ doctorId, submittedAt, createdAt, number }) => (doctorId ? [{ id: doctorId, at: submittedAt ?? createdAt, what: number }] : [])),
    ...consultations.map(({ doctorId, startsAt, id }) => ({ id: doctorId, at: startsAt, what: id })),
  ];
  const numberOf = new Map(prescriptions.map(({ id, number }) => [id, number]));
  const toPharmacies = deliveries.map(({ pharmacyId, sentAt, prescriptionId }) => ({ id: pharmacyId, at: sentAt, what: numberOf.get(prescriptionId) ?? '' }));
  const nameIn = (list: { id: string; name: string }[], id: string): string => list.find((one) => one.id === id)?.name ?? '';
  return [
    ...toDoctors.map((row) => ({ ...row, kind: 'doctor' as const, name: nameIn(doctors, row.id) })),
    ...toPharmacies.map((row) => ({ ...row, kind: 'pharmacy' as const, name: nameIn(pharmacies, row.id) })),
  ].sort((one, other) => one.at.localeCompare(other.at));
};

/** Everything that is stored about one person, and which stored files belong to it. The shape strips whatever else a row holds. */
export const collectData = async (ctx: Ctx, userId: string): Promise<{ data: ExportedData; files: ExportedFile[] }> => {
  const account = await collectAccount(ctx, userId);
  const care = await collectCare(ctx, userId);
  const { files, ...papers } = await collectPapers(ctx, userId);
  const parties = await collectParties(ctx, {
    doctors: present([
      ...[...care.treatments, ...care.prescriptions, ...care.pharmacyQuestions, ...care.consultations].map(({ doctorId }) => doctorId),
      ...[...care.identitySightings, ...papers.attestations].map(({ doctorId }) => doctorId),
      ...care.pharmacyQuestions.map(({ answeredById }) => answeredById),
      ...care.treatments.flatMap(({ messages }) => messages.filter(({ from }) => from === 'doctor').map(({ authorId }) => authorId)),
    ]),
    pharmacies: present(
      [...care.prescriptions, ...care.pharmacyQuestions, ...care.deliveries, ...care.sendings, ...care.prescriptionEvents].map(({ pharmacyId }) => pharmacyId),
    ),
  });
  const recipients = recipientsOf({ ...care, ...parties });
  const data = exportedData.parse({
    format: 'blattwerk-export',
    version: 1,
    createdAt: ctx.clock.now().toISOString(),
    ...account,
    ...care,
    ...papers,
    ...parties,
    recipients,
  });
  return { data, files };
};

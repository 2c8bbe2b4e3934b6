import * as operations from '@blattwerk/contract/prescriptions/patient-operations';
import { patientFactory } from '../../../http/factories.ts';
import { audit } from '../../../kernel/audit.ts';
import { failure, found } from '../../../kernel/failure.ts';
import { openFile } from '../../files/public.ts';
import { chooseManually } from '../manual-pharmacy.service.ts';
import { choosePharmacy, listedPharmacies, toggleFavoritePharmacy } from '../pharmacy-choice.service.ts';
import { ownPharmacies } from '../patient.queries.ts';
import { readPickup } from '../pickup.service.ts';
import { type Prescription, visibleTo } from '../prescription.model.ts';
import { presentToPatient } from '../prescriptions.presenter.ts';
import { prescriptionsOf } from '../prescriptions.queries.ts';
import { recallPrescriptions } from '../recall.service.ts';

export const choosePharmacyManuallyEndpoint = patientFactory.build(operations.choosePharmacyManually, async ({ ctx, input }) => {
  await chooseManually(ctx, input);
  return { items: (await prescriptionsOf(ctx, [input.treatmentId])).map((row) => presentToPatient(row, ctx)) };
});

export const choosePharmacyEndpoint = patientFactory.build(operations.choosePharmacy, async ({ ctx, input }) => {
  await choosePharmacy(ctx, input);
  return { items: (await prescriptionsOf(ctx, [input.treatmentId])).map((row) => presentToPatient(row, ctx)) };
});

export const downloadCopyEndpoint = patientFactory.buildFile(
  operations.downloadCopy,
  async ({ ctx, input }) => {
    const row = found(
      await visibleTo(ctx.trx, ctx.actor).where({ id: input.id }).first<Prescription | undefined>('id', 'copyFileId'),
      'prescription.not.found',
    );
    await audit(ctx, { action: 'prescription.download', objectType: 'prescription', objectId: row.id, patientId: ctx.actor.id });
    if (!row.copyFileId) throw failure('document.notReady');
    return openFile(ctx, row.copyFileId);
  },
  { isAudited: true },
);

export const listOwnPharmaciesEndpoint = patientFactory.build(operations.listOwnPharmacies, async ({ ctx }) => ({ items: await ownPharmacies(ctx) }));

export const listPharmacyChoicesEndpoint = patientFactory.build(operations.listPharmacyChoices, ({ ctx, input }) => listedPharmacies(ctx, input));

export const readPharmacyInfoEndpoint = patientFactory.build(operations.readPharmacyInfo, async ({ ctx, input }) => {
  const rows = await prescriptionsOf(ctx, [input.treatmentId]);
  if (rows.length === 0) throw failure('treatment.notFound');
  return { items: rows.map((row) => presentToPatient(row, ctx)) };
});

export const readPickupEndpoint = patientFactory.build(operations.readPickup, ({ ctx, input }) => readPickup(ctx, input.id));

export const recallPrescriptionsEndpoint = patientFactory.build(operations.recallPrescriptions, async ({ ctx, input }) => {
  await recallPrescriptions(ctx, input.treatmentId);
  return { items: (await prescriptionsOf(ctx, [input.treatmentId])).map((row) => presentToPatient(row, ctx)) };
});

export const toggleFavoritePharmacyEndpoint = patientFactory.build(operations.toggleFavoritePharmacy, ({ ctx, input }) => toggleFavoritePharmacy(ctx, input));

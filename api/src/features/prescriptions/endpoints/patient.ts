import { pickup } from '@blattwerk/contract/prescriptions/inbox';
import {
  choosePharmacyInput,
  favoritePharmacyInput,
  listedPharmacies as output,
  listedQuery,
  manualPharmacyInput,
  prescriptionItems,
  recallInput,
} from '@blattwerk/contract/prescriptions/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { audit } from '../../../kernel/audit.ts';
import { failure, found } from '../../../kernel/failure.ts';
import { openFile } from '../../files/public.ts';
import { chooseManually } from '../manual-pharmacy.service.ts';
import { choosePharmacy, listedPharmacies, toggleFavoritePharmacy } from '../pharmacy-choice.service.ts';
import { readPickup } from '../pickup.service.ts';
import { type Prescription, visibleTo } from '../prescription.model.ts';
import { presentToPatient } from '../prescriptions.presenter.ts';
import { prescriptionsOf } from '../prescriptions.queries.ts';
import { recallPrescriptions } from '../recall.service.ts';

export const choosePharmacyManuallyEndpoint = patientFactory.build({
  operation: 'prescriptions.choose-manually',
  method: 'post',
  summary: 'Send the own prescriptions to a pharmacy that is not listed',
  input: manualPharmacyInput,
  output: prescriptionItems,
  handler: async ({ ctx, input }) => {
    await chooseManually(ctx, input);
    return { items: (await prescriptionsOf(ctx, [input.treatmentId])).map((row) => presentToPatient(row, ctx.locale)) };
  },
});

export const choosePharmacyEndpoint = patientFactory.build({
  operation: 'prescriptions.choose-pharmacy',
  method: 'post',
  summary: 'Send the own prescriptions to a pharmacy',
  input: choosePharmacyInput,
  output: prescriptionItems,
  handler: async ({ ctx, input }) => {
    await choosePharmacy(ctx, input);
    return { items: (await prescriptionsOf(ctx, [input.treatmentId])).map((row) => presentToPatient(row, ctx.locale)) };
  },
});

export const downloadCopyEndpoint = patientFactory.buildFile({
  operation: 'prescriptions.download-copy',
  summary: 'The patient’s copy of a prescription, marked as a copy',
  isAudited: true,
  input: z.object({ id }),
  handler: async ({ ctx, input }) => {
    const row = found(
      await visibleTo(ctx.trx, ctx.actor).where({ id: input.id }).first<Prescription | undefined>('id', 'copyFileId'),
      'prescription.not.found',
    );
    await audit(ctx, { action: 'prescription.download', objectType: 'prescription', objectId: row.id, patientId: ctx.actor.id });
    if (!row.copyFileId) throw failure('document.notReady');
    return openFile(ctx, row.copyFileId);
  },
});

const item = z.object({ id, slug: z.string(), name: z.string(), zipCode: z.string(), city: z.string(), isFavorite: z.boolean() });

export const listOwnPharmaciesEndpoint = patientFactory.build({
  operation: 'prescriptions.own-pharmacies',
  method: 'get',
  summary: 'Pharmacies that the patient remembers or has used',
  input: z.object({}),
  output: z.object({ items: z.array(item) }),
  handler: async ({ ctx }) => {
    const favorites = ctx.trx('pharmacy_favorites').select('pharmacyId').where({ userId: ctx.actor.id });
    const used = ctx.trx('prescriptions').select('pharmacyId').where({ patientId: ctx.actor.id }).whereNotNull('pharmacyId');
    const items = await ctx
      .trx('pharmacies')
      .whereIn('id', favorites.clone())
      .orWhereIn('id', used)
      .orderBy('name')
      .select('id', 'slug', 'name', 'zipCode', 'city', ctx.trx.raw('id IN (?) AS is_favorite', [favorites.clone()]));
    return { items };
  },
});

export const listPharmacyChoicesEndpoint = patientFactory.build({
  operation: 'prescriptions.list-pharmacies',
  method: 'get',
  summary: 'Pharmacies for the own prescriptions, those that have everything first',
  input: listedQuery,
  output,
  handler: ({ ctx, input }) => listedPharmacies(ctx, input),
});

export const readPharmacyInfoEndpoint = patientFactory.build({
  operation: 'prescriptions.read-own',
  method: 'get',
  summary: 'The own prescriptions of a request: where they are and how far',
  input: z.object({ treatmentId: id }),
  output: prescriptionItems,
  handler: async ({ ctx, input }) => {
    const rows = await prescriptionsOf(ctx, [input.treatmentId]);
    if (rows.length === 0) throw failure('treatment.notFound');
    return { items: rows.map((row) => presentToPatient(row, ctx.locale)) };
  },
});

export const readPickupEndpoint = patientFactory.build({
  operation: 'prescriptions.read-pickup',
  method: 'get',
  summary: 'What the patient needs to collect a medicine: code, opening hours, until when, price',
  input: z.object({ id }),
  output: pickup,
  handler: ({ ctx, input }) => readPickup(ctx, input.id),
});

export const recallPrescriptionsEndpoint = patientFactory.build({
  operation: 'prescriptions.recall',
  method: 'post',
  summary: 'Take back the own prescriptions of a request that no pharmacy has accepted yet',
  input: recallInput,
  output: prescriptionItems,
  handler: async ({ ctx, input }) => {
    await recallPrescriptions(ctx, input.treatmentId);
    return { items: (await prescriptionsOf(ctx, [input.treatmentId])).map((row) => presentToPatient(row, ctx.locale)) };
  },
});

export const toggleFavoritePharmacyEndpoint = patientFactory.build({
  operation: 'prescriptions.favorite-pharmacy',
  method: 'post',
  summary: 'Remember or forget a pharmacy',
  input: favoritePharmacyInput,
  output: z.object({ pharmacyId: id, isFavorite: z.boolean() }),
  handler: ({ ctx, input }) => toggleFavoritePharmacy(ctx, input),
});

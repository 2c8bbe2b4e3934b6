import { z } from 'zod';
import { storedFileErrors } from '../error-groups.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { pickup } from './inbox.ts';
import { choosePharmacyInput, favoritePharmacyInput, listedPharmacies, listedQuery, manualPharmacyInput, prescriptionItems, recallInput } from './shapes.ts';

export const listOwnPharmacies = operation({
  id: 'prescriptions.own-pharmacies',
  method: 'get',
  path: '/clients/iam/pharmacy-list',
  summary: 'Pharmacies that the patient remembers or has used',
  input: z.object({}),
  answer: z.object({ items: z.array(z.object({ id, slug: z.string(), name: z.string(), zipCode: z.string(), city: z.string(), isFavorite: z.boolean() })) }),
});

export const choosePharmacy = operation({
  id: 'prescriptions.choose-pharmacy',
  method: 'post',
  path: '/clients/pharmacy',
  summary: 'Send the own prescriptions to a pharmacy',
  input: choosePharmacyInput,
  answer: prescriptionItems,
  errors: [
    'agreement.outdated',
    'consent.required',
    'pharmacy.alreadySent',
    'pharmacy.fulfilmentNotOffered',
    'pharmacy.mailOrderForbidden',
    'pharmacy.notFound',
    'prescription.cantProcessed',
    'prescription.signatureRequired',
    'treatment.notFound',
  ],
});

export const toggleFavoritePharmacy = operation({
  id: 'prescriptions.favorite-pharmacy',
  method: 'post',
  path: '/clients/pharmacy/favorite',
  summary: 'Remember or forget a pharmacy',
  input: favoritePharmacyInput,
  answer: z.object({ pharmacyId: id, isFavorite: z.boolean() }),
  errors: ['pharmacy.notFound'],
});

export const readPharmacyInfo = operation({
  id: 'prescriptions.read-own',
  method: 'get',
  path: '/clients/pharmacy/info',
  summary: 'The own prescriptions of a request: where they are and how far',
  input: z.object({ treatmentId: id }),
  answer: prescriptionItems,
  errors: ['treatment.notFound'],
});

export const listPharmacyChoices = operation({
  id: 'prescriptions.list-pharmacies',
  method: 'get',
  path: '/clients/pharmacy/listed',
  summary: 'Pharmacies for the own prescriptions, those that have everything first',
  input: listedQuery,
  answer: listedPharmacies,
  errors: ['treatment.notFound'],
});

export const choosePharmacyManually = operation({
  id: 'prescriptions.choose-manually',
  method: 'post',
  path: '/clients/pharmacy/manually',
  summary: 'Send the own prescriptions to a pharmacy that is not listed',
  input: manualPharmacyInput,
  answer: prescriptionItems,
  errors: [
    'agreement.outdated',
    'consent.required',
    'invalid.phone',
    'pharmacy.alreadySent',
    'pharmacy.data.required',
    'pharmacy.fulfilmentNotOffered',
    'pharmacy.mailOrderForbidden',
    'pharmacy.notFound',
    'pharmacy.possibleDuplicate',
    'prescription.cantProcessed',
    'prescription.signatureRequired',
    'treatment.notFound',
  ],
});

export const recallPrescriptions = operation({
  id: 'prescriptions.recall',
  method: 'post',
  path: '/clients/pharmacy/recall',
  summary: 'Take back the own prescriptions of a request that no pharmacy has accepted yet',
  input: recallInput,
  answer: prescriptionItems,
  errors: ['pharmacy.cannotRecall', 'prescription.cantProcessed', 'prescription.originalPosted', 'treatment.notFound'],
});

export const downloadCopy = operation({
  id: 'prescriptions.download-copy',
  method: 'get',
  path: '/clients/prescriptions/:id/copy',
  summary: 'The patient’s copy of a prescription, marked as a copy',
  input: z.object({ id }),
  answer: 'file',
  errors: [...storedFileErrors, 'document.notReady', 'prescription.not.found'],
});

export const readPickup = operation({
  id: 'prescriptions.read-pickup',
  method: 'get',
  path: '/clients/prescriptions/:id/pickup',
  summary: 'What the patient needs to collect a medicine: code, opening hours, until when, price',
  input: z.object({ id }),
  answer: pickup,
  errors: ['prescription.cantProcessed', 'prescription.not.found'],
});

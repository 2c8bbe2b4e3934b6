import { z } from 'zod';
import { linkAccessErrors, storedFileErrors } from '../error-groups.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import {
  claimCodeInput,
  claimConfirmed,
  claimInput,
  claimStarted,
  linkDispenseInput,
  linkDoor,
  linkFileInput,
  linkInput,
  linkPrescriptions,
  linkQuestionInput,
  linkReadyInput,
  linkReturnInput,
  linkStepInput,
  newTan,
  openLinkInput,
  openedLink,
} from './shapes.ts';

export const renewTan = operation({
  id: 'pharmacy-access.new-tan',
  method: 'post',
  path: '/backoffice/sendings/:id/tan',
  summary: 'A new TAN for the link of a sending, shown once; the old one ends',
  input: z.object({ id }),
  answer: newTan,
});

export const printTanSheet = operation({
  id: 'pharmacy-access.print-sheet',
  method: 'post',
  path: '/backoffice/sendings/:id/tan-sheet',
  summary: 'A sheet for fax or post: a new TAN, or the link of a pharmacy without mail',
  input: z.object({ id }),
  answer: 'file',
});

export const readLink = operation({
  id: 'pharmacy-access.read',
  method: 'get',
  path: '/clients/pharmacy-access/:token',
  summary: 'Whose link this is, and how often its TAN may still be tried',
  input: linkInput,
  answer: linkDoor,
  errors: ['pharmacyLink.expired', 'pharmacyLink.notFound', 'prescription.voided'],
});

export const acceptByLink = operation({
  id: 'pharmacy-access.accept',
  method: 'post',
  path: '/clients/pharmacy-access/:token/accept',
  summary: 'The pharmacy takes the prescription on',
  input: linkStepInput,
  answer: linkPrescriptions,
  errors: [...linkAccessErrors, 'prescription.cantProcessed', 'prescription.not.found'],
});

export const startClaim = operation({
  id: 'pharmacy-access.start-claim',
  method: 'post',
  path: '/clients/pharmacy-access/:token/claim',
  summary: 'The pharmacy wants an account: a code goes to its listed address',
  input: claimInput,
  answer: claimStarted,
  errors: ['auth.tooManyAttempts', 'pharmacyLink.accessEnded', 'pharmacyLink.noAddress', 'pharmacyLink.notFound'],
});

export const confirmClaim = operation({
  id: 'pharmacy-access.confirm-claim',
  method: 'post',
  path: '/clients/pharmacy-access/:token/claim/confirm',
  summary: 'The code from the listed address; the named address is invited',
  input: claimCodeInput,
  answer: claimConfirmed,
  errors: ['auth.tooManyAttempts', 'pharmacyLink.accessEnded', 'pharmacyLink.claimInvalid', 'pharmacyLink.notFound'],
});

export const dispenseByLink = operation({
  id: 'pharmacy-access.dispense',
  method: 'post',
  path: '/clients/pharmacy-access/:token/dispense',
  summary: 'Handed over, whole or in part',
  input: linkDispenseInput,
  answer: linkPrescriptions,
  errors: [
    ...linkAccessErrors,
    'pharmacyLink.whichOne',
    'prescription.cantProcessed',
    'prescription.not.found',
    'prescription.originalMissing',
    'prescription.pickupCodeWrong',
    'prescription.quantityTooLarge',
    'prescription.repeatTooEarly',
  ],
});

export const openLink = operation({
  id: 'pharmacy-access.open',
  method: 'post',
  path: '/clients/pharmacy-access/:token/open',
  summary: 'Open a sending with the TAN of its link',
  input: openLinkInput,
  answer: openedLink,
  errors: ['auth.tooManyAttempts', 'pharmacyLink.expired', 'pharmacyLink.locked', 'pharmacyLink.notFound', 'pharmacyLink.tanWrong', 'prescription.voided'],
});

export const renewLink = operation({
  id: 'pharmacy-access.renew',
  method: 'post',
  path: '/clients/pharmacy-access/:token/renew',
  summary: 'A new TAN, sent to the pharmacy, when the last one has ended and work is left',
  input: linkInput,
  answer: linkDoor,
  errors: ['auth.tooManyAttempts', 'pharmacyLink.expired', 'pharmacyLink.notFound', 'prescription.voided'],
});

export const confirmOriginalByLink = operation({
  id: 'pharmacy-access.confirm-original',
  method: 'post',
  path: '/clients/pharmacy-access/:token/confirm-original',
  summary: 'The signed original has arrived at the pharmacy',
  input: linkStepInput,
  answer: linkPrescriptions,
  errors: [...linkAccessErrors, 'prescription.cantProcessed', 'prescription.not.found'],
});

export const prepareByLink = operation({
  id: 'pharmacy-access.prepare',
  method: 'post',
  path: '/clients/pharmacy-access/:token/prepare',
  summary: 'The medicine is being prepared',
  input: linkStepInput,
  answer: linkPrescriptions,
  errors: [...linkAccessErrors, 'prescription.cantProcessed', 'prescription.not.found'],
});

export const listLinked = operation({
  id: 'pharmacy-access.list',
  method: 'get',
  path: '/clients/pharmacy-access/:token/prescriptions',
  summary: 'What is with the pharmacy of the link now',
  input: linkInput,
  answer: linkPrescriptions,
  errors: linkAccessErrors,
});

export const downloadByLink = operation({
  id: 'pharmacy-access.download',
  method: 'get',
  path: '/clients/pharmacy-access/:token/prescriptions/:id/file',
  summary: 'The prescription itself',
  input: linkFileInput,
  answer: 'file',
  errors: [...linkAccessErrors, ...storedFileErrors, 'document.notReady', 'prescription.not.found'],
});

export const askByLink = operation({
  id: 'pharmacy-access.question',
  method: 'post',
  path: '/clients/pharmacy-access/:token/question',
  summary: 'The pharmacy asks the doctor; the prescription stays with it',
  input: linkQuestionInput,
  answer: linkPrescriptions,
  errors: [...linkAccessErrors, 'pharmacyLink.whichOne', 'pharmacyQuestion.alreadyOpen', 'prescription.cantProcessed', 'prescription.not.found'],
});

export const readyByLink = operation({
  id: 'pharmacy-access.ready',
  method: 'post',
  path: '/clients/pharmacy-access/:token/ready',
  summary: 'Ready for pickup until a given moment',
  input: linkReadyInput,
  answer: linkPrescriptions,
  errors: [...linkAccessErrors, 'prescription.cantProcessed', 'prescription.holdUntilPast', 'prescription.not.found', 'prescription.originalMissing'],
});

export const returnByLink = operation({
  id: 'pharmacy-access.return',
  method: 'post',
  path: '/clients/pharmacy-access/:token/return',
  summary: 'The pharmacy cannot supply; the patient chooses another one',
  input: linkReturnInput,
  answer: linkPrescriptions,
  errors: [...linkAccessErrors, 'pharmacyLink.whichOne', 'prescription.cantProcessed', 'prescription.not.found'],
});

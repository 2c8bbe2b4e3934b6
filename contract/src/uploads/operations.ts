import { z } from 'zod';
import { operation } from '../operation.ts';
import { breakGlassFileInput, breakGlassInput } from '../treatments/decision-shapes.ts';
import { id } from '../validation.ts';
import { unfinishedUploads, upload, uploadInput, uploadList, uploadProgress } from './shapes.ts';

const receivingErrors = ['aws.upload.error', 'file.invalid', 'treatment.cantProcessed', 'treatment.notFound'] as const;

export const createUpload = operation({
  id: 'uploads.create',
  method: 'post',
  path: '/clients/files',
  summary: 'Send a finding, letter or photo; without `treatmentId` it joins the next request',
  sends: 'file',
  input: uploadInput,
  answer: upload,
  status: 201,
  errors: receivingErrors,
});

export const listUploads = operation({
  id: 'uploads.list',
  method: 'get',
  path: '/clients/files',
  summary: 'The own files: those of one request, or without `treatmentId` those that join the next one',
  input: z.object({ treatmentId: id.optional() }),
  answer: uploadList,
  errors: ['treatment.notFound'],
});

export const openUpload = operation({
  id: 'uploads.open',
  method: 'get',
  path: '/clients/files/:id',
  summary: 'The bytes of a file that the scanner has passed, for its patient and the doctor who has the request',
  input: z.object({ id }),
  answer: 'file',
  errors: ['aws.download.error', 'file.notFound', 'file.scanning'],
});

export const deleteUpload = operation({
  id: 'uploads.delete',
  method: 'delete',
  path: '/clients/files/:id',
  summary: 'Remove an own file while its request is not decided',
  input: z.object({ id }),
  answer: z.object({}),
  errors: ['aws.upload.error', 'file.notFound', 'treatment.cantProcessed'],
});

export const listCaseUploads = operation({
  id: 'uploads.of-treatment',
  method: 'get',
  path: '/backoffice/treatments/:id/files',
  summary: 'What the patient sent with a request, for the doctor who has it',
  input: z.object({ id }),
  answer: uploadList,
  errors: ['treatment.notFound'],
});

export const breakGlassUploads = operation({
  id: 'uploads.break-glass',
  method: 'post',
  path: '/backoffice/treatments/:id/break-glass/files',
  summary: 'What the patient sent with a request, for an administrator, for a reason that goes into the audit log',
  input: breakGlassInput,
  answer: uploadList,
  errors: ['treatment.notFound'],
});

export const breakGlassUpload = operation({
  id: 'uploads.break-glass-open',
  method: 'post',
  path: '/backoffice/treatments/:id/break-glass/files/:fileId',
  summary: 'The bytes of a file of a request for an administrator, for a reason that goes into the audit log',
  input: breakGlassFileInput,
  answer: 'file',
  errors: ['aws.download.error', 'file.notFound', 'file.scanning', 'treatment.notFound'],
});

export const startUpload = operation({
  id: 'uploads.start',
  method: 'post',
  path: '/clients/files/uploads',
  summary: 'Begin a resumable upload (tus 1.0.0); `Upload-Metadata` carries filename, purpose and treatmentId. The file gets the id of the upload',
  input: z.object({}),
  answer: z.object({}),
  status: 201,
  errors: receivingErrors,
});

export const listUnfinishedUploads = operation({
  id: 'uploads.unfinished',
  method: 'get',
  path: '/clients/files/uploads',
  summary: 'The own resumable uploads that are not finished, to go on with after the page was closed',
  input: z.object({}),
  answer: unfinishedUploads,
});

export const readUploadProgress = operation({
  id: 'uploads.progress',
  method: 'get',
  path: '/clients/files/uploads/:id',
  summary: 'How far a resumable upload is (tus 1.0.0: HEAD)',
  input: z.object({ id }),
  answer: uploadProgress,
  errors: ['file.notFound'],
});

export const continueUpload = operation({
  id: 'uploads.continue',
  method: 'patch',
  path: '/clients/files/uploads/:id',
  summary: 'The next bytes of a resumable upload (tus 1.0.0); the last ones make it a file',
  input: z.object({ id }),
  answer: z.object({}),
  errors: [...receivingErrors, 'aws.download.error', 'file.notFound'],
});

export const abandonUpload = operation({
  id: 'uploads.abandon',
  method: 'delete',
  path: '/clients/files/uploads/:id',
  summary: 'Give a resumable upload up (tus 1.0.0)',
  input: z.object({ id }),
  answer: z.object({}),
  errors: ['aws.upload.error', 'file.notFound'],
});

import * as operations from '@blattwerk/contract/uploads/operations';
import { patientFactory } from '../../../http/factories.ts';
import { receiveFile } from '../receive.service.ts';
import { abandonSession, readSession, unfinishedSessions } from '../sessions.service.ts';
import { answerTus } from '../tus.ts';
import { presentUnfinished, presentUpload } from '../upload.presenter.ts';
import { deleteUpload, listUploads } from '../uploads.service.ts';

export const createUploadEndpoint = patientFactory.buildUnbound(operations.createUpload, async ({ ctx, input }) => {
  const file = { name: input.file.name, purpose: input.purpose, treatmentId: input.treatmentId ?? null, begunAt: ctx.clock.now() };
  return presentUpload(await receiveFile(ctx, file, input.file.data), true);
});

export const listUploadsEndpoint = patientFactory.build(operations.listUploads, async ({ ctx, input }) => ({
  items: await listUploads(ctx, input.treatmentId ?? null),
}));

export const deleteUploadEndpoint = patientFactory.build(operations.deleteUpload, async ({ ctx, input }) => {
  await deleteUpload(ctx, input.id);
  return {};
});

export const startUploadEndpoint = patientFactory.buildUnbound(operations.startUpload, ({ ctx, request, response }) => answerTus(ctx, request, response));

export const continueUploadEndpoint = patientFactory.buildUnbound(operations.continueUpload, ({ ctx, request, response }) => answerTus(ctx, request, response));

export const listUnfinishedUploadsEndpoint = patientFactory.build(operations.listUnfinishedUploads, async ({ ctx }) => ({
  items: (await unfinishedSessions(ctx)).map(presentUnfinished),
}));

export const readUploadProgressEndpoint = patientFactory.build(operations.readUploadProgress, async ({ ctx, input, response }) => {
  const { id, received, bytes } = await readSession(ctx, input.id);
  response.set({ 'Tus-Resumable': '1.0.0', 'Upload-Offset': String(received), 'Upload-Length': String(bytes) });
  return { id, received, size: bytes };
});

export const abandonUploadEndpoint = patientFactory.build(operations.abandonUpload, async ({ ctx, input, response }) => {
  await abandonSession(ctx, input.id);
  response.set('Tus-Resumable', '1.0.0');
  return {};
});

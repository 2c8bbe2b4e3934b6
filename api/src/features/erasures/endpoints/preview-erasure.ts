import { z } from 'zod';
import { erasurePreview } from '@blattwerk/contract/erasures/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { previewErasure } from '../preview.service.ts';

export const previewErasureEndpoint = patientFactory.build({
  operation: 'erasures.preview',
  method: 'get',
  summary: 'What deleting the own account would delete and what would be kept, and until when',
  input: z.object({}),
  output: erasurePreview,
  handler: ({ ctx }) => previewErasure(ctx),
});

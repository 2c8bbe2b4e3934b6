import { z } from 'zod';
import { dataExports } from '@blattwerk/contract/data-exports/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { presentExport } from '../data-export.ts';
import { listExports } from '../data-exports.service.ts';

export const listExportsEndpoint = patientFactory.build({
  operation: 'data-exports.list',
  method: 'get',
  summary: 'The copies that were asked for, the newest first, with their progress',
  input: z.object({}),
  output: dataExports,
  handler: async ({ ctx }) => {
    const { rows, proof } = await listExports(ctx);
    return { items: rows.map(presentExport), proof };
  },
});

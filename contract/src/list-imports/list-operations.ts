import { z } from 'zod';
import { operation } from '../operation.ts';
import type { ImportableResource } from './resources.ts';
import { listImport } from './shapes.ts';

/** The import into one list. Its fields, and how a row becomes a record, are the importer's beside the list. */
const importOf = <const Resource extends ImportableResource>(resource: Resource) =>
  operation({
    id: `imports.${resource}`,
    method: 'post',
    path: `/backoffice/${resource}/imports`,
    summary:
      'Upload a CSV or XLSX file with records of the list. It is stored and read, nothing is changed yet; the answer proposes which column is which field',
    sends: 'file',
    input: z.object({}),
    answer: listImport,
    errors: ['import.unreadable', 'import.noRows', 'import.tooManyRows'],
  });

export const growers = importOf('growers');
export const manufacturers = importOf('manufacturers');
export const marketingPatients = importOf('marketing-patients');
export const people = importOf('people');
export const pharmacies = importOf('pharmacies');
export const products = importOf('products');
export const strains = importOf('strains');

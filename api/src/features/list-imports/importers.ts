import type * as importedLists from '@blattwerk/contract/list-imports/list-operations';
import type { ImportableResource } from '@blattwerk/contract/list-imports/resources';
import type { ListImporter } from '../../kernel/list-importer.ts';
import { staffImporter } from '../invitations/public.ts';
import { contactImporter } from '../marketing-patients/public.ts';
import { pharmacyImporter } from '../pharmacies/public.ts';
import { productImporter } from '../products/public.ts';
import { referenceImporter } from '../reference-data/public.ts';

export type ImportOperation = (typeof importedLists)[keyof typeof importedLists];

/** Into which lists files can be imported, and how; the compiler asks for the missing ones. */
export const importers: Readonly<Record<ImportableResource, ListImporter>> = {
  growers: referenceImporter('growers'),
  manufacturers: referenceImporter('manufacturers'),
  'marketing-patients': contactImporter,
  people: staffImporter,
  pharmacies: pharmacyImporter,
  products: productImporter,
  strains: referenceImporter('strains'),
};

export const importerOf = (resource: string): ListImporter => importers[resource as ImportableResource];

import * as doctors from '@blattwerk/contract/doctors/operations';
import * as patients from '@blattwerk/contract/patients/operations';
import * as pharmacies from '@blattwerk/contract/pharmacies/operations';
import * as products from '@blattwerk/contract/products/operations';
import * as references from '@blattwerk/contract/reference-data/record-operations';
import * as settings from '@blattwerk/contract/settings/operations';
import * as stockFeeds from '@blattwerk/contract/stock-feeds/operations';
import * as houseTextBlocks from '@blattwerk/contract/text-blocks/house-operations';
import * as vaporizers from '@blattwerk/contract/vaporizers/operations';
import type { DeclaredOperation } from '@blattwerk/contract/operations';
import { z } from 'zod';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { updateDoctor } from '../doctors/public.ts';
import { updatePatient } from '../patients/public.ts';
import { patchPharmacy } from '../pharmacies/public.ts';
import { patchProduct } from '../products/public.ts';
import { patchReference } from '../reference-data/public.ts';
import { changeSetting } from '../settings/public.ts';
import { patchFeed } from '../stock-feeds/public.ts';
import { patchHouseTextBlock } from '../text-blocks/public.ts';
import { patchVaporizer } from '../vaporizers/public.ts';

/** A list whose records can be edited: the operation that does it, and its service. */
interface OfficeEdit {
  operation: DeclaredOperation;
  fields: z.ZodObject;
  run: (ctx: Ctx<Member>, input: object) => Promise<object>;
}

const edit = <Input extends object>(
  operation: DeclaredOperation & { input: { _zod: { output: Input } } },
  run: (ctx: Ctx<Member>, input: Input) => Promise<object>,
): OfficeEdit => {
  if (!(operation.input instanceof z.ZodObject)) throw new Error(`${operation.id} has no fields by name`);
  return { operation, fields: operation.input, run: run as OfficeEdit['run'] };
};

export const officeEdits: Readonly<Record<string, OfficeEdit | undefined>> = {
  doctors: edit(doctors.updateDoctor, updateDoctor),
  growers: edit(references.updateGrower, (ctx, input) => patchReference(ctx, 'growers', input)),
  'house-text-blocks': edit(houseTextBlocks.updateHouseTextBlock, patchHouseTextBlock),
  manufacturers: edit(references.updateManufacturer, (ctx, input) => patchReference(ctx, 'manufacturers', input)),
  patients: edit(patients.updatePatient, updatePatient),
  pharmacies: edit(pharmacies.updatePharmacy, patchPharmacy),
  products: edit(products.updateProduct, patchProduct),
  settings: edit(settings.changeSetting, changeSetting),
  'stock-feeds': edit(stockFeeds.updateFeed, patchFeed),
  strains: edit(references.updateStrain, (ctx, input) => patchReference(ctx, 'strains', input)),
  vaporizers: edit(vaporizers.updateVaporizer, patchVaporizer),
};

/** Says when a value holds from: what is set back holds from now on. */
const isMoment = (field: string): boolean => field === 'validFrom';

/** The fields of a change as they were before it, as the edit takes them; undefined where it cannot be taken back. Pure. */
export const formerValues = (
  resource: string,
  { before, after }: { before: Readonly<Record<string, unknown>> | null; after: Readonly<Record<string, unknown>> | null },
): Record<string, unknown> | undefined => {
  const fields = officeEdits[resource]?.fields;
  if (!fields || !before || !after) return undefined;
  const names = Object.keys(after).filter((field) => !isMoment(field));
  if (names.length === 0 || !names.every((field) => Object.hasOwn(before, field) && Object.hasOwn(fields.shape, field))) return undefined;
  const values = Object.fromEntries(names.map((field) => [field, before[field]]));
  return names.every((field) => (fields.shape[field] as z.ZodType).safeParse(values[field]).success) ? values : undefined;
};

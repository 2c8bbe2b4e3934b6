import { listQuery } from '@blattwerk/contract/backoffice/shapes';
import { operation } from '@blattwerk/contract/operation';
import { id, instant, listOf, text } from '@blattwerk/contract/validation';
import { z } from 'zod';

// The ids are those of the devices: the matrix of permissions is a page of the product, and a test adds no row to it.

const fields = { name: text(1, 80), phone: text(0, 30).nullable(), isActive: z.boolean() };
const courierRecord = z.object({ id, ...fields, updatedAt: instant, version: z.int(), abilities: z.array(z.enum(['update'])) });
export type CourierRecord = z.output<typeof courierRecord>;
const courierCreateInput = z.strictObject(fields).partial({ phone: true, isActive: true });
const courierPatchInput = z.strictObject(fields).partial().extend({ id, version: z.int() });

export const listCouriers = operation({
  id: 'vaporizers.list-records',
  method: 'get',
  path: '/backoffice/couriers',
  summary: 'All couriers',
  input: listQuery,
  answer: listOf(courierRecord),
});

export const createCourier = operation({
  id: 'vaporizers.create',
  method: 'post',
  path: '/backoffice/couriers',
  summary: 'Add a courier',
  input: courierCreateInput,
  answer: courierRecord,
  status: 201,
});

export const readCourier = operation({
  id: 'vaporizers.read-record',
  method: 'get',
  path: '/backoffice/couriers/:id',
  summary: 'One courier',
  input: z.object({ id }),
  answer: courierRecord,
});

export const updateCourier = operation({
  id: 'vaporizers.update',
  method: 'patch',
  path: '/backoffice/couriers/:id',
  summary: 'Change a courier',
  input: courierPatchInput,
  answer: courierRecord,
});

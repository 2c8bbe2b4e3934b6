import { z } from 'zod';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { closedMarketErrors } from '../error-groups.ts';
import { operation } from '../operation.ts';
import { popularQuery } from '../products/shapes.ts';
import { id } from '../validation.ts';
import {
  pharmacyCreateInput,
  pharmacyDomainQuery,
  pharmacyList,
  pharmacyMap,
  pharmacyMapQuery,
  pharmacyPage,
  pharmacyPatchInput,
  pharmacyQuery,
  pharmacyRecord,
  pharmacyTableQuery,
} from './shapes.ts';

export const listPharmacyRecords = operation({
  id: 'pharmacies.list-records',
  method: 'get',
  path: '/backoffice/pharmacies',
  summary: 'All pharmacies, listed or not',
  input: listQuery,
  answer: recordList(pharmacyRecord),
});

export const createPharmacy = operation({
  id: 'pharmacies.create',
  method: 'post',
  path: '/backoffice/pharmacies',
  summary: 'Add a pharmacy',
  input: pharmacyCreateInput,
  answer: pharmacyRecord,
  status: 201,
  errors: ['invalid.phone', 'pharmacy.tanEmailSame'],
});

export const readPharmacyRecord = operation({
  id: 'pharmacies.read-record',
  method: 'get',
  path: '/backoffice/pharmacies/:id',
  summary: 'One pharmacy',
  input: z.object({ id }),
  answer: pharmacyRecord,
});

export const updatePharmacy = operation({
  id: 'pharmacies.update',
  method: 'patch',
  path: '/backoffice/pharmacies/:id',
  summary: 'Change a pharmacy; its own administrator changes contact data, opening hours, services and delivery',
  input: pharmacyPatchInput,
  answer: pharmacyRecord,
  errors: ['invalid.phone', 'pharmacy.tanEmailSame'],
});

export const listPharmacies = operation({
  id: 'pharmacies.list-public',
  method: 'get',
  path: '/clients/pharmacies',
  summary: 'The pharmacies of the market',
  input: pharmacyQuery,
  answer: pharmacyList,
  errors: [...closedMarketErrors, 'invalid.zip.code'],
});

export const readPharmacyPage = operation({
  id: 'pharmacies.read-public',
  method: 'get',
  path: '/clients/pharmacies/domain',
  summary: 'One pharmacy with its stock, by slug or by its own domain',
  input: pharmacyDomainQuery,
  answer: pharmacyPage,
  errors: [...closedMarketErrors, 'invalid.zip.code', 'server.notFound'],
});

export const mapPharmacies = operation({
  id: 'pharmacies.map',
  method: 'get',
  path: '/clients/pharmacies/map',
  summary: 'Where the pharmacies of the market stand',
  input: pharmacyMapQuery,
  answer: pharmacyMap,
  errors: ['invalid.zip.code'],
});

export const downloadPharmacies = operation({
  id: 'pharmacies.download',
  method: 'get',
  path: '/clients/pharmacies/table',
  summary: 'All pharmacies of the market as a table for a spreadsheet (CSV), or as JSON for programs; may be kept for five minutes',
  input: pharmacyTableQuery,
  answer: 'file',
});

export const listPopularPharmacies = operation({
  id: 'pharmacies.popular',
  method: 'get',
  path: '/clients/popular-pharmacies',
  summary: 'The pharmacies that most prescriptions went to in the last four weeks',
  input: popularQuery,
  answer: pharmacyList,
});

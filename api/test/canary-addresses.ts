import type { Knex } from 'knex';
import { routing } from '../src/app/routing.ts';
import { listRoutes, type Route } from './permissions/routes.ts';

/** Every route that reads. */
export const reads = listRoutes(routing).filter(({ method, operation }) => method === 'get' && operation !== undefined);

export interface Secrets {
  ids: string[];
  files: string[];
  codes: string[];
}

/** Everything by which a record about these patients can be asked for. */
export const secretsOf = async (knex: Knex, owners: string[]): Promise<Secrets> => {
  const of = (table: string, column: string): Promise<string[]> => knex(table).whereIn('patientId', owners).pluck<string[]>(column);
  const files = await knex('files').whereIn('ownerId', owners).orderBy('kind').pluck<string[]>('id');
  return { ids: [...owners, ...(await of('treatments', 'id')), ...(await of('prescriptions', 'id'))], files, codes: await of('prescriptions', 'checkCode') };
};

/** Every way to ask a route for something of the patients, and for as much as it gives. */
export const addressesOf = ({ path, operation }: Route, { ids, files, codes }: Secrets): string[] => {
  const fill = (values: Record<string, string>): string => path.replaceAll(/:(\w+)/g, (_all, name: string) => values[name] ?? 'information');
  if (path.includes(':code')) return codes.map((code) => fill({ code }));
  if (path.includes(':fileId')) return ids.flatMap((id) => files.map((fileId) => fill({ id, fileId })));
  if (path.includes(':id')) return ids.map((id) => fill({ id }));
  if (path.includes(':document')) return ['information', 'contract'].map((document) => fill({ document }));
  if (path.includes(':')) return [fill({})];
  const isAboutTreatment = /^(treatments|prescriptions)\./.test(String(operation));
  return [path, `${path}?pageSize=200`, ...(isAboutTreatment ? ids.map((treatmentId) => `${path}?treatmentId=${treatmentId}`) : [])];
};

import * as operations from '@blattwerk/contract/doctors/operations';
import { publicFactory } from '../../../http/factories.ts';

export const listPublicDoctorsEndpoint = publicFactory.build(operations.listPublicDoctors, async ({ ctx }) => {
  const rows = await ctx
    .trx('users')
    .join('doctors', 'doctors.userId', 'users.id')
    .where({ 'users.status': 'active', 'doctors.isWorking': true })
    .orderBy(['users.lastName', 'users.id'])
    .select(
      'users.id',
      'users.title',
      'users.firstName',
      'users.lastName',
      'users.position',
      'users.about',
      'doctors.licenceCountry',
      'doctors.languages',
      'doctors.offersConsultations',
    );
  const items = rows.map((row) => ({
    id: row.id as string,
    name: [row.title, row.firstName, row.lastName].filter(Boolean).join(' '),
    position: row.position as string | null,
    about: row.about as string | null,
    country: row.licenceCountry as string,
    languages: row.languages as string[],
    offersConsultations: row.offersConsultations as boolean,
  }));
  return { items, total: items.length };
});

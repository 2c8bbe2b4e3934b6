import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { publicFactory } from '../../../http/factories.ts';

const card = z.object({
  id,
  name: z.string(),
  position: z.string().nullable(),
  about: z.string().nullable(),
  country: z.string(),
  languages: z.array(z.string()),
  offersConsultations: z.boolean(),
});

export const listPublicDoctorsEndpoint = publicFactory.build({
  operation: 'doctors.list-public',
  method: 'get',
  summary: 'Public cards of the doctors who work now: never an address, fax or signature',
  input: z.object({}),
  output: z.object({ items: z.array(card), total: z.int() }),
  handler: async ({ ctx }) => {
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
  },
});

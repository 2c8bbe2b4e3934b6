import * as operations from '@blattwerk/contract/doctors/operations';
import { publicFactory } from '../../../http/factories.ts';
import { fullName } from '../../../kernel/full-name.ts';
import { workingDoctors } from '../doctors.queries.ts';

export const listPublicDoctorsEndpoint = publicFactory.build(operations.listPublicDoctors, async ({ ctx }) => {
  const rows = await workingDoctors(ctx);
  const items = rows.map(({ title, firstName, lastName, licenceCountry: country, licenceAuthority: authority, ...doctor }) => ({
    ...doctor,
    name: fullName({ title, firstName, lastName }),
    country,
    authority,
  }));
  return { items, total: items.length };
});

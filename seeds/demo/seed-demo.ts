import type { Knex } from 'knex';
import type { Vault } from '../../api/src/features/files/public.ts';
import { cast } from '../cast.ts';
import { insertMany } from '../insert-many.ts';
import { stableId } from '../stable-ids.ts';
import { seedAuditTrail } from './audit-trail.ts';
import { makePharmacies } from './make-pharmacies.ts';
import { withServices } from './make-services.ts';
import { makeStock } from './make-stock.ts';
import { makeTextBlocks } from './make-text-blocks.ts';
import type { FeedServers } from './pull-sources.ts';
import { queueDocuments } from './queue-documents.ts';
import { seedBalance } from './seed-balance.ts';
import { seedCast } from './seed-cast.ts';
import { seedConsents } from './seed-consents.ts';
import { seedContactRequests } from './seed-contact-requests.ts';
import { seedContacts } from './seed-contacts.ts';
import { seedLikes } from './seed-likes.ts';
import { readProducts, seedProducts, seedReviews, seedStock } from './seed-market.ts';
import { seedPatients } from './seed-patients.ts';
import { seedSendings } from './seed-sendings.ts';

export interface DemoOptions {
  now: Date;
  servers: FeedServers;
  files: Vault;
  /** Where the same database is reached for the queues of jobs. */
  databaseUrl: string;
  /** Called around each part, to show what is happening. */
  step: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

export const hasDemo = async (trx: Knex): Promise<boolean> => (await trx('users').where({ id: cast.admin.id }).first('id')) !== undefined;

/**
 * Who tries the demo signs in as staff without a phone. In production the default holds: staff need a second factor.
 * Also for demo data of before there was the setting; what a user has set since stays.
 */
export const seedSettings = async (trx: Knex, now: Date): Promise<void> => {
  if (await trx('settings').where({ key: 'secondFactor.required' }).first('key')) return;
  await insertMany(trx, 'settings', [
    {
      key: 'secondFactor.required',
      value: { doctor: false, pharmacy: false, admin: false },
      validFrom: now,
      note: 'Im Demobetrieb ausgeschaltet',
      createdAt: now,
    },
    { key: 'treatments.undoSeconds', value: 10, validFrom: now, note: 'Im Demobetrieb kürzer', createdAt: now },
    {
      key: 'content.reviewedBy',
      value: {
        de: `${cast.doctor.title} ${cast.doctor.firstName} ${cast.doctor.lastName}, ${cast.doctor.position}`,
        en: `${cast.doctor.title} ${cast.doctor.firstName} ${cast.doctor.lastName}, specialist in general medicine`,
      },
      validFrom: now,
      note: 'Im Demobetrieb erfunden',
      createdAt: now,
    },
    {
      key: 'content.editorialReviewedBy',
      value: {
        de: `${cast.admin.firstName} ${cast.admin.lastName}, ${cast.admin.position}`,
        en: `${cast.admin.firstName} ${cast.admin.lastName}, head of operations`,
      },
      validFrom: now,
      note: 'Im Demobetrieb erfunden',
      createdAt: now,
    },
    { key: 'mails.gatherSeconds', value: 3, validFrom: now, note: 'Im Demobetrieb kürzer', createdAt: now },
  ]);
};

/** Everything that the demo shows, within the caller's transaction; needs the reference data and an otherwise empty database. */
export const seedDemo = async (trx: Knex, { now, servers, files, databaseUrl, step }: DemoOptions): Promise<void> => {
  const products = readProducts();
  const pharmacies = makePharmacies();
  const stock = makeStock(pharmacies, products, now);
  await step(`${products.length} products`, () => seedProducts(trx, products, now));
  await step(`${pharmacies.length} pharmacies`, () =>
    insertMany(
      trx,
      'pharmacies',
      withServices(pharmacies).map((pharmacy) => ({ ...pharmacy, isListed: true, version: 1, createdAt: now, updatedAt: now })),
    ),
  );
  await step(`${stock.length} lines of stock with their history`, () => seedStock(trx, { pharmacies, products, stock, now, servers }));
  await step('Reviews', () => seedReviews(trx, products, now));
  await step('Administration, doctors, pharmacy and patients', async () => {
    await seedSettings(trx, now);
    await seedCast(trx, now);
    await insertMany(trx, 'house_text_blocks', makeTextBlocks(now));
    const categoryOf = new Map(products.map((product) => [stableId('product', product.pzn), product.category]));
    const castPharmacyId = stableId('pharmacy', cast.pharmacy.pharmacySlug);
    const inStock = stock
      .filter((line) => line.pharmacyId === castPharmacyId && line.quantity >= 50)
      .map((line) => ({ id: line.productId, category: categoryOf.get(line.productId) ?? 'flower' }));
    const world = { trx, now, files, inStock, pharmacyIds: pharmacies.slice(3).map((pharmacy) => pharmacy.id) };
    await seedPatients(world);
    await seedSendings(world);
    await seedLikes(trx, now);
    await seedConsents(trx);
    await seedBalance(trx);
    await seedContacts(trx, now);
    await seedContactRequests(trx, now, cast.admin.id);
    await seedAuditTrail(trx);
  });
  await step('Documents queued', () => queueDocuments(trx, databaseUrl, now));
};

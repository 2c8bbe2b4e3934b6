import { marketingSources, type MarketingSource } from '@blattwerk/contract/marketing-patients/shapes';
import { email, text } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { choiceField, textField, type ListImporter } from '../../kernel/list-importer.ts';
import { deleteContact } from './delete-contact.service.ts';
import { MarketingPatient } from './marketing-patient.model.ts';
import { readContact } from './marketing-patients.queries.ts';
import { noteContact } from './note-contact.service.ts';

const campaignPart = text(0, 100).optional();
const shape = z.strictObject({
  email,
  source: z.enum(marketingSources).optional(),
  campaignSource: campaignPart,
  campaignMedium: campaignPart,
  campaignName: campaignPart,
});

const idsOf = async ({ trx }: Ctx, email: string): Promise<string[]> => (await MarketingPatient.query(trx).where({ email }).select('id')).map(({ id }) => id);

const create = async (ctx: Ctx, values: z.output<typeof shape>): Promise<string> => {
  const source: MarketingSource = values.source ?? 'landing';
  await noteContact(ctx, {
    email: values.email,
    source,
    campaign: { source: values.campaignSource, medium: values.campaignMedium, name: values.campaignName },
  });
  const { id } = await MarketingPatient.query(ctx.trx).findOne({ email: values.email }).select('id').throwIfNotFound();
  await audit(ctx, { action: 'marketing-patient.create', objectType: 'marketing-patient', objectId: id, after: { source } });
  return id;
};

/** Contacts, known by their address. An import brings no consent to news: each gets none before asking for it. Where a contact came from first stays. */
export const contactImporter: ListImporter = {
  fields: [
    textField('email', { isRequired: true, synonyms: ['E-Mail', 'Email', 'Mail', 'Adresse'] }),
    choiceField('source', marketingSources, { synonyms: ['Source', 'Quelle'] }),
    textField('campaignSource', { synonyms: ['utm_source'] }),
    textField('campaignMedium', { synonyms: ['utm_medium'] }),
    textField('campaignName', { synonyms: ['utm_campaign', 'Campaign'] }),
  ],
  keys: [['email']],
  shape,
  ids: (ctx, key) => idsOf(ctx, String(key['email'])),
  read: (ctx, id) => readContact(ctx, id),
  create: async (ctx, values) => readContact(ctx, await create(ctx, values as z.output<typeof shape>)),
  remove: async (ctx, id) => {
    // What the owner of the address did since is theirs.
    if ((await readContact(ctx, id)).consent !== 'none') throw failure('server.conflict');
    await deleteContact(ctx, id);
  },
};

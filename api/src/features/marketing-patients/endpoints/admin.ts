import * as operations from '@blattwerk/contract/marketing-patients/operations';
import { adminFactory } from '../../../http/factories.ts';
import { deleteContact } from '../delete-contact.service.ts';
import { readFunnel } from '../funnel.queries.ts';
import { listContacts, readContact } from '../marketing-patients.queries.ts';

export const deleteContactEndpoint = adminFactory.build(operations.deleteContact, ({ ctx, input }) => deleteContact(ctx, input.id));

export const listContactsEndpoint = adminFactory.build(operations.listContacts, ({ ctx, input }) => listContacts(ctx, input));

export const readContactEndpoint = adminFactory.build(operations.readContact, ({ ctx, input }) => readContact(ctx, input.id));

export const readFunnelEndpoint = adminFactory.build(operations.readFunnel, ({ ctx }) => readFunnel(ctx));

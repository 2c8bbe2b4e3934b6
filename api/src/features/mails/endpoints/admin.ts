import * as operations from '@blattwerk/contract/mails/operations';
import { adminFactory } from '../../../http/factories.ts';
import { listMailTemplates, previewMail, sendTestMail } from '../mail-previews.ts';

export const listMailTemplatesEndpoint = adminFactory.build(operations.listMailTemplates, async ({ ctx, input }) => listMailTemplates(ctx, input.q));

export const previewMailEndpoint = adminFactory.build(operations.previewMail, ({ ctx, input }) => previewMail(ctx, input));

export const sendTestMailEndpoint = adminFactory.buildUnbound(operations.sendTestMail, ({ ctx, input }) => sendTestMail(ctx, input));

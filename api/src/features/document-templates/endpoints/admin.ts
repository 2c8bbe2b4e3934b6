import * as operations from '@blattwerk/contract/document-templates/operations';
import { adminFactory } from '../../../http/factories.ts';
import { listTemplates } from '../document-templates.service.ts';
import { preview } from '../previews.ts';

export const listDocumentTemplatesEndpoint = adminFactory.build(operations.listDocumentTemplates, ({ ctx }) => listTemplates(ctx));

export const previewDocumentEndpoint = adminFactory.buildFile(operations.previewDocument, async ({ ctx, input: { kind, locale } }) => ({
  bytes: await preview(ctx, kind, locale),
  filename: `${kind}-${locale}.pdf`,
  contentType: 'application/pdf',
}));

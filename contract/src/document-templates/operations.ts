import { z } from 'zod';
import { operation } from '../operation.ts';
import { documentTemplateList, templateKinds, templateLocales } from './shapes.ts';

export const listDocumentTemplates = operation({
  id: 'document-templates.list',
  method: 'get',
  path: '/backoffice/document-templates',
  summary: 'Every kind of document with the versions of its template',
  input: z.object({}),
  answer: documentTemplateList,
});

export const previewDocument = operation({
  id: 'document-templates.preview',
  method: 'get',
  path: '/backoffice/document-templates/:kind/preview',
  summary: 'A document of a kind with sample data, drawn as real ones are, marked as a sample',
  input: z.object({ kind: z.enum(templateKinds), locale: z.enum(templateLocales) }),
  answer: 'file',
});

import type { Locale } from '@blattwerk/contract/errors';
import { createConfig } from 'express-zod-api';
import { Documentation } from 'express-zod-api/documentation';
import { routesOf } from '../../http/routes.ts';
import { machineEndpoints } from '../routing/machine.ts';
import { errorResponses } from '../error-responses.ts';
import { feedCalls, headerWords, statusOf, type FeedCall, type OperationPage } from './operations.ts';
import { pageWords } from './words.ts';

interface Parameter {
  name: string;
  in: string;
  description?: string;
}
interface Described {
  operationId: string;
  summary?: string;
  description?: string;
  parameters?: object[];
  requestBody?: object;
  responses: Record<string, { description: string; content?: object }>;
  security?: object[];
}

const queryMode = { name: 'mode', in: 'query', required: false, schema: { type: 'string', enum: ['full', 'delta'] } };

const parametersOf = ({ parameters = [] }: Described, page: OperationPage, isFile: boolean, locale: Locale): object[] => [
  ...(parameters as Parameter[]).map(({ description: _generated, ...rest }) => rest),
  ...(isFile ? [queryMode] : []),
  ...(page.headers ?? []).map((name) => ({ name, in: 'header', required: false, description: headerWords[name][locale], schema: { type: 'string' } })),
];

const fileBody = {
  required: true,
  content: Object.fromEntries(
    ['text/csv', 'application/json', 'application/xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/octet-stream'].map(
      (type) => [type, { schema: { type: 'string', format: 'binary' } }],
    ),
  ),
};

/** The generated answers say nothing of which refusals there are; the contract does. */
const responsesOf = ({ responses }: Described, call: FeedCall, locale: Locale): Described['responses'] => {
  const content = responses['200']?.content;
  return {
    [String(statusOf(call))]: { description: call.page[locale].title, ...(content ? { content } : {}) },
    ...errorResponses(call.operation, locale),
  };
};

const describe = (operation: Described, locale: Locale): Described => {
  const name = operation.operationId.replace('-', '.');
  const call = feedCalls.find(({ operation: { id } }) => id === name);
  if (!call) throw new Error(`${name} is no call of the push interface`);
  const { page } = call;
  const isFile = name === 'feeds.push-stock';
  return {
    ...operation,
    summary: page[locale].title,
    description: page[locale].text,
    parameters: parametersOf(operation, page, isFile, locale),
    ...(isFile ? { requestBody: fileBody } : {}),
    responses: responsesOf(operation, call, locale),
    security: [{ feedKey: [] }],
  };
};

const methods = ['get', 'put', 'patch', 'delete'];

const make = (locale: Locale): Documentation => {
  const words = pageWords[locale];
  const documentation = new Documentation({
    routing: routesOf(machineEndpoints),
    config: createConfig({ cors: false, startupLogo: false, http: { listen: 0 } }),
    info: { title: words.title, version: '1.0.0', description: words.intro },
    server: { url: '/' },
    composition: 'components',
    hasSummaryFromDescription: false,
    hasHeadMethod: false,
  } as never);
  const { rootDoc } = documentation;
  for (const path of Object.values(rootDoc.paths ?? {}) as Record<string, Described>[])
    for (const [method, operation] of Object.entries(path)) if (methods.includes(method)) path[method] = describe(operation, locale);
  rootDoc.components = { ...rootDoc.components, securitySchemes: { feedKey: { type: 'http', scheme: 'bearer', description: words.keyText } } };
  return documentation;
};

const made = new Map<Locale, Documentation>();

/** The OpenAPI document of the push interface alone, in one language, made once. */
export const feedDocument = (locale: Locale): Documentation => {
  const document = made.get(locale) ?? make(locale);
  made.set(locale, document);
  return document;
};

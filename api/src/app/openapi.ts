import { operations } from '@blattwerk/contract/operations';
import { Documentation } from 'express-zod-api/documentation';
import type { createConfig } from 'express-zod-api';
import { errorResponses } from './error-responses.ts';
import { routing } from './routing.ts';

let document: object | undefined;

interface Described {
  responses: Record<string, object>;
}

/** express-zod-api describes one refusal for all; the contract says which there are. */
const withRefusals = (paths: Record<string, Record<string, Described>>): void => {
  for (const operation of operations) {
    const described = paths[`/api/v1${operation.path.replaceAll(/:(\w+)/g, '{$1}')}`]?.[operation.method];
    if (!described) throw new Error(`${operation.id} is missing in the OpenAPI document`);
    const successes = Object.entries(described.responses).filter(([status]) => Number(status) < 400);
    described.responses = { ...Object.fromEntries(successes), ...errorResponses(operation, 'en') };
  }
};

/** The OpenAPI document of everything in `routing.ts`, made once. */
export const openApiDocument = (config: ReturnType<typeof createConfig>): object => {
  if (document) return document;
  const documentation = new Documentation({
    routing,
    config,
    info: { title: 'Blattwerk', version: '1.0.0' },
    server: { url: '/' },
    hasSummaryFromDescription: false,
  } as never);
  withRefusals(documentation.rootDoc.paths as Record<string, Record<string, Described>>);
  document = documentation.getSpec();
  return document;
};

import { Documentation } from 'express-zod-api/documentation';
import type { createConfig } from 'express-zod-api';
import { routing } from './routing.ts';

let document: object | undefined;

/** The OpenAPI document of everything in `routing.ts`, made once. */
export const openApiDocument = (config: ReturnType<typeof createConfig>): object => {
  document ??= new Documentation({
    routing,
    config,
    info: { title: 'Blattwerk', version: '1.0.0' },
    server: { url: '/' },
    hasSummaryFromDescription: false,
  } as never).getSpec();
  return document;
};

import type { Locale } from '@blattwerk/contract/errors';
import type { Express, Request, Response } from 'express';
import type { Config } from '../../config.ts';
import { requestLocale } from '../../http/locale.ts';
import { feedDocument } from './document.ts';
import { feedPage } from './page.ts';

const localeOf = (request: Request): Locale => {
  const asked = request.query['lang'];
  return asked === 'de' || asked === 'en' ? asked : requestLocale(request);
};

const download = (response: Response, type: string, name: string): Response =>
  response.type(type).set({ 'Content-Disposition': `attachment; filename="${name}"`, Vary: 'Accept-Language' });

/**
 * What pharmacies' IT needs to know, open to everybody: it names only the endpoints for systems, which require a key.
 * The document of the whole API stays inside.
 */
export const mountFeedDocs = (app: Express, config: Config): void => {
  app.get('/api/docs/feeds', (request, response) => {
    const nonce = response.locals['nonce'] as string;
    const page = feedPage({ locale: localeOf(request), nonce, origin: new URL(config.BASE_URL).origin });
    response.type('html').set({ 'Cache-Control': 'no-store', Vary: 'Accept-Language' }).send(page);
  });
  app.get('/api/docs/feeds.json', (request, response) => {
    download(response, 'application/json', 'blattwerk-feeds.json').send(feedDocument(localeOf(request)).getSpecAsJson(undefined, 2));
  });
  app.get('/api/docs/feeds.yaml', (request, response) => {
    download(response, 'application/yaml', 'blattwerk-feeds.yaml').send(feedDocument(localeOf(request)).getSpecAsYaml());
  });
};

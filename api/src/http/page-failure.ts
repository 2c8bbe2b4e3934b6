import { errors, type Locale } from '@blattwerk/contract/errors';
import type { Request, Response } from 'express';
import { requestLocale } from './locale.ts';
import { noteFailure, setRetryAfter } from './result-handler.ts';

/** Whether a person with a browser asked for a page, not a program for data. */
export const isPage = (request: Request): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !request.path.startsWith('/api/') && /\btext\/html\b/.test(request.get('accept') ?? '');

const words: Record<Locale, { title: string; home: string; address: string }> = {
  de: { title: 'Diese Seite kann nicht gezeigt werden', home: 'Zur Startseite', address: '/' },
  en: { title: 'This page cannot be shown', home: 'To the home page', address: '/en' },
};

const style =
  'body{margin:0;font:1.125rem/1.5 system-ui,sans-serif;color-scheme:light dark}main{max-width:36rem;margin:15vh auto 0;padding:0 1.25rem}a{display:inline-block;padding:.625rem 0}';

/** What failed before the storefront could render anything, as a page that needs nothing else. All of its text is our own. */
export const answerPageFailure = (error: Error, request: Request, response: Response): void => {
  if (response.headersSent) return void response.end();
  const locale = /^\/en(\/|$)/.test(request.path) ? 'en' : requestLocale(request);
  const known = noteFailure(error, request, response);
  const { code } = known;
  setRetryAfter(response, known);
  const { title, home, address } = words[locale];
  response
    .status(errors[code].status)
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${title}</title><style nonce="${String(response.locals['nonce'])}">${style}</style></head><body><main><h1>${title}</h1><p>${errors[code][locale]}</p><a href="${address}">${home}</a></main></body></html>`,
    );
};

import type { Route } from './+types/manifest';
import { readOperator } from '../lib/operator/operator.server.ts';

const words = {
  de: { start: '/dashboard', description: 'Ihre Anfragen, Termine und Nachrichten.' },
  en: { start: '/en/dashboard', description: 'Your requests, appointments and messages.' },
} as const;

/** What a phone needs to install the pages as an app. Name and description say nothing about health. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const lang = new URL(request.url).searchParams.get('lang') === 'en' ? 'en' : 'de';
  const name = (await readOperator(request, context))?.name ?? 'Blattwerk';
  const { start, description } = words[lang];
  const manifest = {
    ...{ id: '/dashboard', name, short_name: name, description, lang, start_url: start, scope: '/', display: 'standalone' },
    ...{ background_color: '#faf8f3', theme_color: '#1e5a49' },
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/app-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/app-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/app-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
};

import type { Route } from './+types/robots';
import { robotsTxt } from '../lib/seo/sitemap.ts';

export const loader = ({ request }: Route.LoaderArgs) =>
  new Response(robotsTxt(new URL(request.url).origin), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });

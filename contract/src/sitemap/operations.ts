import { closedMarketErrors } from '../error-groups.ts';
import { operation } from '../operation.ts';
import { sitemapPage, sitemapQuery } from './shapes.ts';

export const listAddresses = operation({
  id: 'sitemap.addresses',
  method: 'get',
  path: '/clients/sitemap',
  summary: 'The product and pharmacy pages that search engines may list',
  input: sitemapQuery,
  answer: sitemapPage,
  errors: closedMarketErrors,
});

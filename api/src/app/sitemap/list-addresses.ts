import { sitemapPage, sitemapQuery } from '@blattwerk/contract/sitemap/shapes';
import { publicFactory } from '../../http/factories.ts';
import { listAddresses } from './sitemap.service.ts';

export const listAddressesEndpoint = publicFactory.build({
  operation: 'sitemap.addresses',
  method: 'get',
  summary: 'The product and pharmacy pages that search engines may list',
  input: sitemapQuery,
  output: sitemapPage,
  handler: ({ ctx, input }) => listAddresses(ctx, input),
});

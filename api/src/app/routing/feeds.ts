import type { Routing } from 'express-zod-api';
import * as machineStockFeeds from '../../features/stock-feeds/endpoints/machine.ts';

/** Pharmacies' own systems, with a feed key. Everything below `/api/v1/feeds`. */
export const feeds: Routing = {
  'put :pharmacySlug/stock': machineStockFeeds.pushStockEndpoint,
  'patch :pharmacySlug/stock': machineStockFeeds.changeItemsEndpoint,
  'put :pharmacySlug/stock/:pzn': machineStockFeeds.setItemEndpoint,
  'delete :pharmacySlug/stock/:pzn': machineStockFeeds.removeItemEndpoint,
  'get runs/:runId': machineStockFeeds.readOwnRunEndpoint,
  'get status': machineStockFeeds.readStatusEndpoint,
};

import type { Routing } from 'express-zod-api';
import { changeItemsEndpoint } from '../../features/stock-feeds/endpoints/change-items.ts';
import { pushStockEndpoint } from '../../features/stock-feeds/endpoints/push-stock.ts';
import { readOwnRunEndpoint } from '../../features/stock-feeds/endpoints/read-own-run.ts';
import { readStatusEndpoint } from '../../features/stock-feeds/endpoints/read-status.ts';
import { removeItemEndpoint } from '../../features/stock-feeds/endpoints/remove-item.ts';
import { setItemEndpoint } from '../../features/stock-feeds/endpoints/set-item.ts';

/** Pharmacies' own systems, with a feed key. Everything below `/api/v1/feeds`. */
export const feeds: Routing = {
  'put :pharmacySlug/stock': pushStockEndpoint,
  'patch :pharmacySlug/stock': changeItemsEndpoint,
  'put :pharmacySlug/stock/:pzn': setItemEndpoint,
  'delete :pharmacySlug/stock/:pzn': removeItemEndpoint,
  'get runs/:runId': readOwnRunEndpoint,
  'get status': readStatusEndpoint,
};

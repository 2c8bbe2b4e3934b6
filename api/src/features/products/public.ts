export { marketAccess, type MarketAccess } from './market-access.ts';
export { plateAddress } from './product.presenter.ts';

export { houseTextBlockHits, houseTextBlockList } from './house-text-blocks.queries.ts';
export { patchHouseTextBlock } from './house-text-blocks.service.ts';

import { feedFields, type FeedDialect, type FeedField, type FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import type { ProposedColumn } from '@blattwerk/contract/stock-feeds/examination';
import { columnOf, isPurchaseHeader } from '../../adapters/feed-formats/columns.ts';

/** Columns with what the pharmacy paid. */
export const purchaseHeadersIn = (headers: readonly string[]): string[] => headers.filter(isPurchaseHeader);

/** Of a JSON key such as `sku.pzn` the last part is the name. */
const fieldMeant = (header: string): FeedField | undefined => (columnOf(header, 0) ?? columnOf(header.replace(/^.*[.@/]/, ''), 0))?.field;

/** Which column each field is read from, who said so, and which others could be meant. */
export const proposeColumns = (dialect: FeedDialect, mapping: FeedMapping | null): ProposedColumn[] =>
  feedFields.map((field) => {
    const chosen = dialect.columns[field];
    const header = chosen?.header ?? null;
    return {
      field,
      header,
      basis: chosen && 'basis' in chosen ? chosen.basis : null,
      isCents: chosen !== null && 'isCents' in chosen && chosen.isCents,
      source: header === null ? null : mapping?.columns[field]?.header === header ? 'person' : 'heading',
      alternatives: dialect.headers.filter((other) => other !== header && fieldMeant(other) === field),
    };
  });

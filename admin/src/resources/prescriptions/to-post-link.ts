import { statusesToPost } from '@blattwerk/contract/prescriptions/originals';
import { listLink } from '../../grid/filters.ts';

/** The sheets that a doctor has to sign and post. */
export const toPostLink = listLink('prescriptions', [
  { field: 'original', operator: 'in', value: ['to-post'] },
  { field: 'status', operator: 'in', value: [...statusesToPost] },
]);

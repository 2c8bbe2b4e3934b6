import type { Place } from './product-process.ts';
import { withDatabase } from './with-database.ts';

/** Every table of the running product, with a sum that changes when one of its rows does. */
export const tableSums = (place: Place): Promise<Record<string, string>> => withDatabase(place, 'table-sums.command.ts');

import { createContext } from 'react';

/** The nonce of this answer. It goes around the loaders' data, which stands in the page as text; in the browser it is not needed. */
export const NonceContext = createContext('');

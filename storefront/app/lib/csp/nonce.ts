import { createContext } from 'react';

/** The nonce of this answer. It goes around the loaders' data, which stands in the page as text; in the browser nobody needs it. */
export const NonceContext = createContext('');

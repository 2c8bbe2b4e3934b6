import 'react-router';

declare module 'react-router' {
  /** What the server hands to every loader: the CSP nonce of this answer and the base address of its own API. */
  interface AppLoadContext {
    nonce: string;
    apiUrl: string;
    /** Our own origin, where the page is shown under a pharmacy's domain. */
    ownDomainOf?: string;
    /** Writes to the server's log what went wrong while a page was made. */
    report?: (error: unknown) => void;
  }
}

import 'react-router';

declare module 'react-router' {
  /** What the server hands to every loader: the CSP nonce of this answer and the base address of its own API. */
  interface AppLoadContext {
    nonce: string;
    apiUrl: string;
    /** Our own origin, where the page is shown under a pharmacy's domain. */
    ownDomainOf?: string;
    /** The credential of the audience that a shared page is rendered for. */
    audience?: string;
    /** A page that is rendered once for all visitors: whole, and only if its data is not that of the last time. The rendering says what it is made of. */
    shared?: { dataHash: string; lastHash: string | undefined };
    /** Writes to the server's log what went wrong while a page was made. */
    report?: (error: unknown) => void;
  }
}

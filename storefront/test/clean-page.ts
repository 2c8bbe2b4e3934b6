import { cleanup, configure } from '@testing-library/react';

/** What Testing Library does by itself in the file that loads it: here it is loaded once for all files of a worker. */
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
afterEach(() => {
  cleanup();
  // Each test is a page of its own: what is sent only after a moment is sent now, to the server of this test.
  globalThis.dispatchEvent(new Event('pagehide'));
});
afterAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
// A file that also looks at what is hidden says so for itself.
configure({ defaultHidden: false });

import { rmSync } from 'node:fs';
import { changeSetting } from '../api/settings.ts';
import { findPlace, makeDataDir, startProduct } from './product-process.ts';
import { rememberProduct, runningProduct } from './running-product.ts';

/** One product for all journeys, built as for production, on free ports and with data of its own; afterwards nothing of it is left. */
const globalSetup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (runningProduct.isKnown()) return undefined;
  const dataDir = makeDataDir('e2e');
  const product = await startProduct(await findPlace(dataDir, 4300));
  rememberProduct(product);
  // Every approval waits until it cannot be undone any more: the journey about undoing takes the time that it needs.
  await changeSetting(product.baseUrl, 'treatments.undoSeconds', 5);
  // Each mail comes by itself and at once: the journeys look for them by their subjects.
  await changeSetting(product.baseUrl, 'mails.gatherSeconds', 0);
  return async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
};
export default globalSetup;

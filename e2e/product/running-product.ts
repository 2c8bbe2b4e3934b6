import type { Place } from './product-process.ts';

const variable = 'E2E_PRODUCT';

/** The product that the journeys run against, handed from the setup to the workers. Setting it beforehand runs them against one that is up already. */
export const rememberProduct = ({ port, sandboxPort, smtpPort, sftpPort, clamdPort, dataDir }: Place): void => {
  process.env[variable] = JSON.stringify({ port, sandboxPort, smtpPort, sftpPort, clamdPort, dataDir });
};

const place = (): Place => JSON.parse(process.env[variable] ?? '{}') as Place;

export const runningProduct = {
  isKnown: (): boolean => Boolean(process.env[variable]),
  place,
  baseUrl: (): string => `http://localhost:${place().port}`,
  sandboxUrl: (): string => `http://localhost:${place().sandboxPort}`,
};

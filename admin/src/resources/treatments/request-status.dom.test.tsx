import { screen } from '@testing-library/react';
import { renderScreen } from '../../../test/render-screen.tsx';
import { RequestStatus } from './request-status.tsx';

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

test.each([
  ['de', 'approved', 60, /^Genehmigung wird in (59|60) Sekunden wirksam$/],
  ['de', 'declined', 60, /^Ablehnung wird in (59|60) Sekunden wirksam$/],
  ['en', 'approved', 60, /^Approval takes effect in (59|60) seconds$/],
  ['en', 'declined', -1, /^Refusal takes effect now$/],
] as const)('in %s, a decision that can still be undone (%s) reads as one to come', async (language, status, seconds, words) => {
  await renderScreen(<RequestStatus row={{ status, releasesAt: inSeconds(seconds) }} />, language);
  screen.getByText(words);
});

test.each([
  ['de', 'Genehmigt'],
  ['en', 'Approved'],
] as const)('in %s, a decision that has taken effect reads as taken', async (language, words) => {
  await renderScreen(<RequestStatus row={{ status: 'approved', releasesAt: null }} />, language);
  screen.getByText(words);
});

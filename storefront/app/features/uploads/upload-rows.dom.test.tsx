import type { Upload } from '@blattwerk/contract/uploads/shapes';
import { uploadReasons } from '@blattwerk/contract/uploads/shapes';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../test/render-screen.tsx';
import type { Sending } from './sending-store.ts';
import { InterruptedRow } from './interrupted-row.tsx';
import { SendingRow, StoredRow } from './upload-rows.tsx';

const id = '01a1fe00-7f32-7d5e-9d0c-5f0a1f3c9b11';
const upload = (more: Partial<Upload>): Upload => ({
  ...{ id, treatmentId: null, messageId: null, purpose: 'finding', name: 'Befund.pdf', type: 'application/pdf', size: 1_400_000, status: 'clean' },
  ...{ createdAt: '2026-11-24T13:00:00.000Z', isRemovable: true, ...more },
});
const sending = (state: Sending['state'], share = 0.4): Sending => ({
  key: 1,
  treatmentId: undefined,
  purpose: 'finding',
  name: 'Befund.pdf',
  uploadId: undefined,
  share,
  state,
});
const nothing = async () => undefined;
const buttons = (): string[] => screen.queryAllByRole('button').map(({ textContent }) => textContent ?? '');

test.each([
  ['de', { status: 'clean' }, /Angekommen 1,3 MB/, ['Herunterladen Befund.pdf', 'Entfernen Befund.pdf']],
  ['en', { status: 'clean', isRemovable: false }, /Arrived 1\.3 MB/, ['Download Befund.pdf']],
  ['de', { status: 'scanning' }, /Prüfung auf Schadsoftware dauert gerade länger/, ['Entfernen Befund.pdf']],
  ['en', { status: 'refused', reason: 'malware' }, /Malware was found/, ['Remove Befund.pdf']],
] as const)('in %s, a file that the server has (%j) says how it is and what can be done with it', (locale, more, words, can) => {
  const { container } = renderScreen(
    <ul>
      <StoredRow upload={upload(more)} onRemove={nothing} />
    </ul>,
    { locale, ns: 'uploads' },
  );
  expect(container.textContent).toMatch(words);
  expect(buttons()).toEqual(can);
});

test.each([
  ['de', sending({ kind: 'sending' }), /40\s?% gesendet/, ['Abbrechen Befund.pdf']],
  ['de', sending({ kind: 'sending' }, 1), /Wird geprüft/, ['Abbrechen Befund.pdf']],
  ['en', sending({ kind: 'waiting' }), /connection was lost/, ['Cancel Befund.pdf']],
  ['en', sending({ kind: 'failed' }), /transfer has stopped/, ['Try again Befund.pdf', 'Cancel Befund.pdf']],
  ['de', sending({ kind: 'refused', reason: undefined, message: 'Worte des Servers' }), /Worte des Servers/, ['Ausblenden Befund.pdf']],
] as const)('in %s, a file on its way (%j) says how far it is', (locale, one, words, can) => {
  const { container } = renderScreen(
    <ul>
      <SendingRow sending={one} onRetry={() => undefined} onCancel={() => undefined} />
    </ul>,
    { locale, ns: 'uploads' },
  );
  expect(container.textContent).toMatch(words);
  expect(buttons()).toEqual(can);
});

test.each(uploadReasons)('a file that is refused (%s) says in both languages why', (reason) => {
  for (const locale of ['de', 'en'] as const) {
    const { container, unmount } = renderScreen(
      <SendingRow sending={sending({ kind: 'refused', reason, message: '' })} onRetry={() => undefined} onCancel={() => undefined} />,
      { locale, ns: 'uploads' },
    );
    expect(container.textContent).toMatch(/\p{L}+ \p{L}+ .*\./u);
    expect(container.textContent).not.toContain(`reason.${reason}`);
    unmount();
  }
});

test.each([
  ['de', /Unterbrochen bei 40\s?%.*dieselbe Datei noch einmal/, /andere Datei als „Befund\.pdf“/],
  ['en', /Interrupted at 40%.*same file again/, /different file from “Befund\.pdf”/],
] as const)('in %s, an interrupted file says how it goes on, and that another one was chosen', async (locale, words, other) => {
  const half = { id, treatmentId: null, purpose: 'finding', name: 'Befund.pdf', size: 1000, received: 400, parts: [] } as const;
  const { container } = renderScreen(
    <ul>
      <InterruptedRow upload={{ ...half, parts: [] }} onResume={async () => false} onDiscard={nothing} />
    </ul>,
    { locale, ns: 'uploads' },
  );
  expect(container.textContent).toMatch(words);
  const input = container.querySelector('input');
  if (input) await userEvent.upload(input, new File(['x'], 'Anderes.pdf', { type: 'application/pdf' }));
  await screen.findByText(other);
});

import { pdfAProblems } from '../../adapters/pdf/testing/pdf-a.ts';
import { readPdf } from '../../adapters/pdf/testing/read-pdf.ts';
import { renderDeletionProof, type DeletionProofInput } from './render-deletion-proof.ts';
import { meta, words } from './testing/samples.ts';

const until = new Date('2036-11-20T09:30:00Z');
const proof: DeletionProofInput = {
  meta: { ...meta, checkUrl: 'https://blattwerk.example/check/7KQ2ABCDEF' },
  locale: 'de',
  number: 'L-2026-000123',
  cause: 'patient',
  startedAt: meta.createdAt,
  finishedAt: meta.createdAt,
  deleted: { profile: 1, sessions: 3, diary: 0 },
  kept: [{ kind: 'record', count: 12, until }],
  addressUntil: new Date('2026-11-23T09:30:00Z'),
};

describe('a proof of deletion', () => {
  test('counts what was deleted, and says what is kept, by which law and until when, on one page', async () => {
    const pdf = await renderDeletionProof(proof);
    const text = words(pdf);
    for (const part of ['L-2026-000123', 'Antrag im Konto', 'Sitzungen und Geräte3', 'Behandlungsunterlagen12§ 630f Abs. 3 BGB', '20.11.2036', '23.11.2026'])
      expect(text).toContain(part);
    expect(text).not.toContain('Tagebuch');
    expect(text).toContain('blattwerk.example/check/7KQ2ABCDEF');
    expect(readPdf(pdf).pages).toBe(1);
    expect(pdfAProblems(pdf)).toEqual([]);
  });

  test('says in English that nothing is kept, where that is so', async () => {
    const text = words(await renderDeletionProof({ ...proof, locale: 'en', kept: [], addressUntil: null }));
    for (const part of ['Proof of deletion', 'Request in the account', 'Nothing is kept.']) expect(text).toContain(part);
    expect(text).not.toContain('email address to which');
  });

  test('is made of the same bytes twice', async () => {
    expect((await renderDeletionProof(proof)).equals(await renderDeletionProof(proof))).toBe(true);
  });
});

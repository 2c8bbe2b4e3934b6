import { crc32, deflateSync } from 'node:zlib';
import { readPdf } from '../../adapters/pdf/testing/read-pdf.ts';
import { renderAgreement, type AgreementInput } from './render-agreement.ts';
import { meta, patient, words } from './testing/samples.ts';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};
const png = (width: number, height: number, data = deflateSync(Buffer.alloc((width * 4 + 1) * height))): Buffer => {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
};

const agreement: AgreementInput = {
  meta,
  locale: 'de',
  title: 'Behandlungsvertrag',
  version: 1,
  sha256: 'a'.repeat(64),
  introduction: ['Einleitung.'],
  sections: [{ heading: '1. Gegenstand', paragraphs: ['Erster Absatz.', 'Zweiter Absatz.'] }],
  declaration: ['Ich willige ein.'],
  signature: { kind: 'typed', name: 'E. Mustermann', signedAt: meta.createdAt, signer: patient },
};

describe('an agreement', () => {
  test('carries its text, its version, its checksum and who signed when', async () => {
    const text = words(await renderAgreement(agreement));
    for (const part of [
      'Behandlungsvertrag',
      '1. Gegenstand',
      'Zweiter Absatz.',
      'Ich willige ein.',
      'E. Mustermann',
      'Erika Mustermann',
      '09.03.1984',
      '20.11.2026, 11:15:00',
      'a'.repeat(64),
      'Fassung 1',
      'Nachweis der Unterschrift',
      'Prüfsumme der Netzwerkadresse',
    ])
      expect(text).toContain(part);
  });

  test('shows a drawn signature as a picture with its meaning in words', async () => {
    const { objects, tags } = readPdf(
      await renderAgreement({
        ...agreement,
        signature: { kind: 'drawn', name: 'E. Mustermann', image: png(300, 100), signedAt: meta.createdAt, signer: patient },
      }),
    );
    expect(tags).toContain('Figure');
    expect(objects).toContain('Gezeichnete Unterschrift von E. Mustermann');
  });

  test('that is only read says that it is not signed', async () => {
    const text = words(await renderAgreement({ ...agreement, locale: 'en', title: 'Treatment contract', signature: null }));
    expect(text).toContain('has not been signed');
    expect(text).not.toContain('Signed on');
  });

  test.each([
    ['no picture at all', Buffer.from('<svg onload=alert(1)>')],
    ['a picture whose data are cut off', png(300, 100, deflateSync(Buffer.alloc(12)))],
    ['a picture whose data are no data', png(300, 100, Buffer.from('nonsense'))],
    ['a picture that grows without end', png(10, 10, deflateSync(Buffer.alloc(5_000_000)))],
    ['a picture of impossible size', png(0xffff_ffff, 0xffff_ffff, deflateSync(Buffer.alloc(12)))],
  ])('refuses %s as a signature', async (_name, image) => {
    await expect(
      renderAgreement({ ...agreement, signature: { kind: 'drawn', name: 'x', image, signedAt: meta.createdAt, signer: patient } }),
    ).rejects.toMatchObject({ name: 'SignaturePictureError' });
  });
});

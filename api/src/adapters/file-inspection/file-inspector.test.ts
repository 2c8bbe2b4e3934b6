import sharp from 'sharp';
import type { FileInspectionPort, Inspected } from './file-inspection-port.ts';
import { fileInspector } from './file-inspector.ts';
import { heicWithPosition, pdf, photoWithPosition } from './testing/sample-files.ts';

const inspectors: FileInspectionPort[] = [];
const start = (...options: Parameters<typeof fileInspector>): FileInspectionPort => {
  const inspector = fileInspector(...options);
  inspectors.push(inspector);
  return inspector;
};
const shared = start();
afterAll(() => Promise.all(inspectors.map((inspector) => inspector.close())));

const taken = (inspected: Inspected) => {
  if ('reason' in inspected) throw new Error(`refused: ${inspected.reason}`);
  return inspected;
};
const reasonOf = async (bytes: Buffer, inspector = shared) => {
  const inspected = await inspector.inspect(bytes);
  return 'reason' in inspected ? inspected.reason : 'taken';
};

const traits = async (picture: Buffer) => {
  const { width, height, format, ...rest } = await sharp(picture).metadata();
  return { width, height, format, metadata: Object.keys(rest).filter((key) => ['exif', 'xmp', 'iptc', 'icc', 'comments'].includes(key)) };
};

describe('A picture is drawn anew', () => {
  test('without camera, place and thumbnail', async () => {
    const photo = await photoWithPosition();
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Kamera');
    const { bytes, type } = taken(await shared.inspect(photo));
    expect(type).toBe('image/jpeg');
    expect(await traits(bytes)).toEqual({ width: 320, height: 240, format: 'jpeg', metadata: [] });
    expect(bytes.includes('Kamera')).toBe(false);
  });

  test('and turned upright, as its metadata asks', async () => {
    const turned = await sharp(await photoWithPosition(40, 20))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await sharp(taken(await shared.inspect(turned)).bytes).metadata()).toMatchObject({ width: 20, height: 40 });
  });

  test('HEIC becomes a JPEG, without its metadata', async () => {
    expect(heicWithPosition().includes('Kamera')).toBe(true);
    const { bytes, type } = taken(await shared.inspect(heicWithPosition()));
    expect(type).toBe('image/jpeg');
    expect(await traits(bytes)).toEqual({ width: 320, height: 240, format: 'jpeg', metadata: [] });
    expect(bytes.includes('Kamera')).toBe(false);
  });

  test('what is hidden behind its end or in a chunk of text is gone', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#fff' } })
      .png()
      .toBuffer();
    const { bytes } = taken(await shared.inspect(Buffer.concat([png, Buffer.from('<?php system("id"); ?><script>alert(1)</script>')])));
    expect(bytes.toString('latin1')).not.toMatch(/php|script/);
  });

  test('a very large one is made smaller, and one of too many points is not unpacked', async () => {
    const wide = await sharp({ create: { width: 7000, height: 100, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    expect(await sharp(taken(await shared.inspect(wide)).bytes).metadata()).toMatchObject({ width: 5000 });
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' }, limitInputPixels: false })
      .png()
      .toBuffer();
    expect(await reasonOf(bomb)).toBe('dimensions');
  });
});

describe('A PDF', () => {
  test('is kept as it came', async () => {
    const letter = await pdf();
    expect(taken(await shared.inspect(letter))).toEqual({ bytes: letter, type: 'application/pdf' });
  });

  test('that is only protected against changes is taken: it opens without a password', async () => {
    expect(await reasonOf(await pdf({ ownerPassword: 'praxis' }))).toBe('taken');
  });

  test.each([
    ['with a password', { userPassword: 'geheim' }, 'encrypted'],
    ['with a script', { script: 'app.alert(1)' }, 'active'],
    ['that starts a program', { launch: 'cmd.exe' }, 'active'],
  ] as const)('%s is refused', async (_kind, kind, reason) => {
    expect(await reasonOf(await pdf(kind))).toBe(reason);
  });

  test('that is broken is refused', async () => {
    expect(await reasonOf(Buffer.from('%PDF-1.7\nnothing that could be read'))).toBe('damaged');
  });
});

describe('A file is what it holds, whatever it calls itself', () => {
  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a program', 'MZ\u0090\0\u0003\0\0\0'],
    ['an archive', 'PK\u0003\u0004\u0014\0\0\0'],
    ['a text', 'Befund'],
    ['a GIF that is a script', 'GIF89a/*<script>*/=1;'],
  ])('%s is refused', async (_what, content) => {
    expect(await reasonOf(Buffer.from(content, 'latin1'))).toBe('type');
  });

  test('nothing is nothing', async () => {
    expect(await reasonOf(Buffer.alloc(0))).toBe('empty');
  });

  test('the first half of a photo is damaged', async () => {
    const photo = await photoWithPosition();
    expect(await reasonOf(photo.subarray(0, photo.length / 2))).toBe('damaged');
  });
});

test('a file that takes too long ends its thread, and the next one is read', async () => {
  const hurried = start({ timeLimitMs: 1 });
  expect(await reasonOf(await photoWithPosition(), hurried)).toBe('damaged');
  expect(await reasonOf(await photoWithPosition())).toBe('taken');
});

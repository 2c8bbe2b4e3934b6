import type { Encoding } from './dialect.ts';

/** What Windows-1252 has where Latin-1 has control characters, as far as German text uses it. */
const windowsOnly = new Map(
  Object.entries({ '€': 0x80, '‚': 0x82, '„': 0x84, '…': 0x85, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '•': 0x95, '–': 0x96, '—': 0x97, '™': 0x99 }),
);

function windows1252(text: string): Buffer {
  return Buffer.from(Array.from(text, (character) => windowsOnly.get(character) ?? (character.charCodeAt(0) < 256 ? character.charCodeAt(0) : 0x3f)));
}

/** Text as bytes. UTF-16 comes with its byte order mark. */
export function encode(text: string, encoding: Encoding): Buffer {
  switch (encoding) {
    case 'windows-1252':
      return windows1252(text);
    case 'utf-8':
      return Buffer.from(text);
    case 'utf-8-bom':
      return Buffer.from(`\uFEFF${text}`);
    case 'utf-16le':
      return Buffer.from(`\uFEFF${text}`, 'utf16le');
  }
}

import { crc32 } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { feedLimits } from './limits.ts';
import { FeedUnreadable } from './unreadable.ts';

const damaged = (error: unknown): FeedUnreadable => (error instanceof FeedUnreadable ? error : new FeedUnreadable('feed.unreadable', {}, { cause: error }));

/**
 * The parts of a workbook, unpacked in memory a piece at a time and never onto a disk: names that lead out of the archive and links do no harm.
 * Counted are the parts, what they claim to unpack to, and what really comes out.
 */
export class WorkbookArchive {
  readonly #zip: ZipFile;
  readonly #entries: Map<string, Entry>;
  #unpacked = 0;

  private constructor(zip: ZipFile, entries: Map<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** @throws FeedUnreadable for a damaged, locked or oversized archive and for one that is no workbook */
  static async open(bytes: Uint8Array): Promise<WorkbookArchive> {
    try {
      const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { autoClose: false });
      if (zip.entryCount > feedLimits.archiveEntries) throw new FeedUnreadable('feed.tooLarge');
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) {
        if (entry.isEncrypted()) throw new FeedUnreadable('feed.encrypted');
        if (entry.uncompressedSize > feedLimits.unpackedBytes) throw new FeedUnreadable('feed.tooLarge');
        if (entries.has(entry.fileName)) throw new FeedUnreadable('feed.unreadable');
        entries.set(entry.fileName, entry);
      }
      if (!entries.has('xl/workbook.xml')) throw new FeedUnreadable('feed.unsupportedFormat');
      return new WorkbookArchive(zip, entries);
    } catch (error) {
      throw damaged(error);
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /**
   * A part's text, a piece at a time; nothing for a part that is not there.
   * @throws FeedUnreadable when it is damaged or too much comes out
   */
  async *read(name: string): AsyncGenerator<string> {
    const entry = this.#entries.get(name);
    if (!entry) return;
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let sum = 0;
    try {
      for await (const piece of (await this.#zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        this.#unpacked += piece.length;
        if (this.#unpacked > feedLimits.unpackedBytes) throw new FeedUnreadable('feed.tooLarge');
        sum = crc32(piece, sum);
        yield decoder.decode(piece, { stream: true });
      }
    } catch (error) {
      throw damaged(error);
    }
    if (sum !== entry.crc32) throw new FeedUnreadable('feed.unreadable');
  }

  close(): void {
    this.#zip.close();
  }
}

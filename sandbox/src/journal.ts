import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

type Tables = Record<string, { id: string }>;
type Put<T extends Tables> = { [K in keyof T]: { table: K; record: T[K] } }[keyof T];
type Removal<T extends Tables> = { table: keyof T; id: string };

/** Records to store and to remove, written as one line: after a crash all of them are there, or none. */
export interface Changes<T extends Tables> {
  put?: Put<T>[];
  remove?: Removal<T>[];
}

interface Waiting {
  line: string;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/**
 * Tables of JSON records in memory, kept on disk as a snapshot (`<name>.json`) and the changes since (`<name>.journal.jsonl`).
 * Records are immutable: to change one, store another with the same id.
 */
export class Journal<T extends Tables> {
  private readonly tables = new Map<keyof T, Map<string, { id: string }>>();
  private readonly snapshotFile: string;
  private readonly journalFile: string;
  private handle: FileHandle | undefined;
  private waiting: Waiting[] = [];
  private writing: Promise<void> | undefined;

  constructor(folder: string, name: string) {
    mkdirSync(folder, { recursive: true });
    this.snapshotFile = path.join(folder, `${name}.json`);
    this.journalFile = path.join(folder, `${name}.journal.jsonl`);
    this.load();
  }

  get<K extends keyof T>(table: K, id: string): T[K] | undefined {
    return this.tables.get(table)?.get(id) as T[K] | undefined;
  }

  /** All records of a table, oldest first. */
  all<K extends keyof T>(table: K): T[K][] {
    return [...(this.tables.get(table)?.values() ?? [])] as T[K][];
  }

  /** Takes effect in memory at once; resolves when the line is with the operating system. */
  commit(changes: Changes<T>): Promise<void> {
    this.apply(changes);
    return new Promise((resolve, reject) => {
      this.waiting.push({ line: `${JSON.stringify(changes)}\n`, resolve, reject });
      this.writing ??= this.write().finally(() => {
        this.writing = undefined;
      });
    });
  }

  /** Drops records from memory; they are gone from disk with the next `compact`. */
  forget(removals: Removal<T>[]): void {
    this.apply({ remove: removals });
  }

  /** Writes a fresh snapshot and begins an empty journal. Only while nothing is being committed, so: at the start. */
  compact(): void {
    const snapshot = Object.fromEntries([...this.tables].map(([table, records]) => [table, [...records.values()]]));
    const draft = `${this.snapshotFile}.${process.pid}.tmp`;
    writeFileSync(draft, JSON.stringify(snapshot));
    renameSync(draft, this.snapshotFile);
    rmSync(this.journalFile, { force: true });
  }

  async close(): Promise<void> {
    await this.writing;
    await this.handle?.close();
    this.handle = undefined;
  }

  private async write(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      try {
        this.handle ??= await open(this.journalFile, 'a');
        await this.handle.appendFile(batch.map((entry) => entry.line).join(''));
        for (const entry of batch) entry.resolve();
      } catch (error) {
        for (const entry of batch) entry.reject(error);
      }
    }
  }

  private apply(changes: Changes<T>): void {
    for (const { table, record } of changes.put ?? []) {
      const records = this.tables.get(table) ?? new Map<string, { id: string }>();
      records.set(record.id, record);
      this.tables.set(table, records);
    }
    for (const { table, id } of changes.remove ?? []) this.tables.get(table)?.delete(id);
  }

  private load(): void {
    const snapshot = readIfThere(this.snapshotFile);
    if (snapshot !== undefined) {
      const tables = JSON.parse(snapshot) as Record<keyof T, { id: string }[]>;
      for (const table of Object.keys(tables)) this.tables.set(table, new Map(tables[table]!.map((record) => [record.id, record])));
    }
    const lines = (readIfThere(this.journalFile) ?? '').split('\n');
    lines.pop(); // what follows the last line break is empty, or was cut off by a crash
    for (const line of lines) this.apply(JSON.parse(line) as Changes<T>);
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

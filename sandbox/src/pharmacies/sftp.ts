import { timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import ssh2, { type AuthContext, type Connection, type FileEntry, type SFTPWrapper } from 'ssh2';
import type { Control } from '../control.ts';
import { clientKey, hostKey, login, parsedKey } from './logins.ts';

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp;
const regularFile = 0o100644;
const folder = 0o040755;

/** A file as a pharmacy's server has it at a moment. */
export interface PublishedFile {
  name: string;
  body: Buffer;
  at: Date;
}

/** What lies in a pharmacy's folder: `/<slug>`. Undefined when there can be no such pharmacy. */
export type Publish = (slug: string) => Promise<PublishedFile[] | undefined>;

const attributesOf = (mode: number, size: number, at: Date) => {
  const seconds = Math.floor(at.getTime() / 1000);
  return { mode, uid: 0, gid: 0, size, atime: seconds, mtime: seconds };
};

const entryOf = ({ name, body, at }: PublishedFile): FileEntry => ({
  filename: name,
  longname: `-rw-r--r-- 1 feed feed ${body.length} ${name}`,
  attrs: attributesOf(regularFile, body.length, at),
});

interface Handle {
  file?: PublishedFile;
  /** What of a folder has not been told yet. */
  entries?: FileEntry[];
}

/** One client's look at the files: reading is all that is possible. */
class Files {
  private readonly handles: Handle[] = [];

  private readonly sftp: SFTPWrapper;
  private readonly publish: Publish;
  private readonly control: Control;
  private readonly client: Connection;

  constructor(sftp: SFTPWrapper, client: Connection, world: { publish: Publish; control: Control }) {
    this.sftp = sftp;
    this.client = client;
    this.publish = world.publish;
    this.control = world.control;
  }

  serve(): void {
    const { sftp } = this;
    sftp.on('REALPATH', (id, path) => {
      const whole = new URL(path.replace(/^\.?\/*/, '/'), 'file:///').pathname;
      sftp.name(id, [{ filename: whole, longname: whole, attrs: attributesOf(folder, 0, new Date(0)) }]);
    });
    sftp.on('STAT', (id, path) => this.answer(id, () => this.stat(id, path)));
    sftp.on('LSTAT', (id, path) => this.answer(id, () => this.stat(id, path)));
    sftp.on('FSTAT', (id, handle) => {
      const { file } = this.handleOf(handle);
      if (file) sftp.attrs(id, attributesOf(regularFile, file.body.length, file.at));
      else sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
    });
    sftp.on('OPEN', (id, path, flags) => this.answer(id, () => this.open(id, path, flags)));
    sftp.on('OPENDIR', (id, path) => this.answer(id, () => this.openFolder(id, path)));
    sftp.on('READDIR', (id, handle) => {
      const entries = this.handleOf(handle).entries?.splice(0) ?? [];
      if (entries.length > 0) sftp.name(id, entries);
      else sftp.status(id, STATUS_CODE.EOF);
    });
    sftp.on('READ', (id, handle, offset, length) => this.read(id, handle, offset, length));
    sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
  }

  private answer(id: number, work: () => Promise<void>): void {
    work().catch((error: Error) => this.sftp.status(id, STATUS_CODE.FAILURE, error.message));
  }

  private handleOf(handle: Buffer): Handle {
    return this.handles[handle.readUInt32BE(0)] ?? {};
  }

  private give(id: number, handle: Handle): void {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(this.handles.push(handle) - 1);
    this.sftp.handle(id, bytes);
  }

  private async find(path: string): Promise<{ files?: PublishedFile[]; file?: PublishedFile }> {
    const [slug = '', name, ...more] = path.split('/').filter((part) => part !== '' && part !== '.');
    const files = more.length > 0 ? undefined : await this.publish(slug);
    if (!files) return {};
    const file = files.find((one) => one.name === name);
    return name === undefined ? { files } : { ...(file && { file }) };
  }

  private async stat(id: number, path: string): Promise<void> {
    const { file, files } = await this.find(path);
    if (file) this.sftp.attrs(id, attributesOf(regularFile, file.body.length, file.at));
    else if (files) this.sftp.attrs(id, attributesOf(folder, 0, new Date(0)));
    else this.sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
  }

  private async open(id: number, path: string, flags: number): Promise<void> {
    const slug = path.split('/').find(Boolean) ?? '';
    if (this.control.concernsFeed(slug)) {
      const { delayMs, status } = this.control.settings.feeds;
      if (delayMs > 0) await sleep(delayMs);
      if (this.control.takeFeedFailure(slug)) return void (status === 0 ? this.client.end() : this.sftp.status(id, STATUS_CODE.FAILURE));
    }
    const { file } = await this.find(path);
    if (!file) this.sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
    else if (flags & ~OPEN_MODE.READ) this.sftp.status(id, STATUS_CODE.PERMISSION_DENIED);
    else this.give(id, { file });
  }

  private async openFolder(id: number, path: string): Promise<void> {
    const { files } = await this.find(path);
    if (files) this.give(id, { entries: files.map(entryOf) });
    else this.sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
  }

  private read(id: number, handle: Buffer, offset: number, length: number): void {
    const part = this.handleOf(handle).file?.body.subarray(offset, offset + length);
    if (part?.length) this.sftp.data(id, part);
    else this.sftp.status(id, STATUS_CODE.EOF);
  }
}

const isSame = (one: string, other: string): boolean => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

function admit(context: AuthContext): void {
  if (context.username !== login.user) return context.reject(['password', 'publickey']);
  if (context.method === 'password') return isSame(context.password, login.password) ? context.accept() : context.reject(['password', 'publickey']);
  if (context.method !== 'publickey') return context.reject(['password', 'publickey']);
  const known = parsedKey(clientKey);
  const isKnown = known.getPublicSSH().equals(context.key.data);
  const isSigned = !context.signature || !context.blob || known.verify(context.blob, context.signature, context.hashAlgo) === true;
  if (isKnown && isSigned) context.accept();
  else context.reject();
}

/** An SFTP server with one folder a pharmacy, for `login` by password or by `clientKey`. */
export function createSftpServer(publish: Publish, control: Control): ssh2.Server {
  return new ssh2.Server({ hostKeys: [hostKey], greeting: 'Blattwerk sandbox' }, (client) => {
    // Who goes away in the middle is of no concern.
    client.on('error', () => undefined);
    client.on('authentication', admit);
    (client as Connection & { setNoDelay: (isOn: boolean) => void }).setNoDelay(true);
    client.on('session', (accept) => accept().on('sftp', (acceptSftp) => new Files(acceptSftp(), client, { publish, control }).serve()));
  });
}

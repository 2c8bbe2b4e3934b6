import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import ssh2, { type Connection, type FileEntry, type SFTPWrapper } from 'ssh2';
import { fingerprintOf } from '../fetch-sftp.ts';

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp;

export interface ServedFile {
  bytes: Buffer;
  /** Seconds since 1970. */
  mtime: number;
  /** What the server claims; the true one unless told. */
  size?: number;
}

export interface SftpServer {
  port: number;
  url: (path: string) => string;
  fingerprint: string;
  /** By their path; may be changed while the server runs. */
  files: Map<string, ServedFile>;
  /** What logins the server was shown: nothing before its key was accepted. */
  logins: string[];
  /** Cuts the connection after this number of bytes of a file. */
  cutAfter: number | null;
  /** Reads of files that were answered. */
  reads: number;
  close: () => void;
}

const regularFile = 0o100644;
const attributesOf = ({ bytes, mtime, size }: ServedFile) => ({ mode: regularFile, uid: 0, gid: 0, size: size ?? bytes.length, atime: mtime, mtime });

/** The part of the protocol that reading needs. */
const serveFiles = (sftp: SFTPWrapper, client: Connection, server: SftpServer): void => {
  const handles: { path: string; isListed?: boolean }[] = [];
  const open = (id: number, path: string): void => {
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(handles.push({ path }) - 1);
    sftp.handle(id, handle);
  };
  const handleOf = (handle: Buffer) => handles[handle.readUInt32BE(0)] ?? { path: '' };
  const stat = (id: number, path: string): void => {
    const file = server.files.get(path);
    if (file) sftp.attrs(id, attributesOf(file));
    else sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
  };
  sftp.on('STAT', stat).on('LSTAT', stat);
  sftp.on('FSTAT', (id, handle) => stat(id, handleOf(handle).path));
  sftp.on('REALPATH', (id, path) => sftp.name(id, [{ filename: path, longname: path, attrs: {} as never }]));
  sftp.on('OPEN', (id, path, flags) => (flags & OPEN_MODE.READ && server.files.has(path) ? open(id, path) : sftp.status(id, STATUS_CODE.NO_SUCH_FILE)));
  sftp.on('OPENDIR', (id, path) => open(id, path));
  sftp.on('READDIR', (id, handle) => {
    const folder = handleOf(handle);
    if (folder.isListed) return sftp.status(id, STATUS_CODE.EOF);
    folder.isListed = true;
    const inside = [...server.files].filter(([path]) => path.slice(0, path.lastIndexOf('/')) === folder.path.replace(/\/$/, ''));
    const entries = inside.map(([path, file]): FileEntry => {
      const filename = path.slice(path.lastIndexOf('/') + 1);
      return { filename, longname: `-rw-r--r-- 1 feed feed ${file.bytes.length} ${filename}`, attrs: attributesOf(file) };
    });
    sftp.name(id, entries);
  });
  sftp.on('READ', (id, handle, offset, length) => {
    const file = server.files.get(handleOf(handle).path);
    if (server.cutAfter !== null && offset >= server.cutAfter) return void client.end();
    const part = file?.bytes.subarray(offset, offset + length);
    server.reads += 1;
    if (part?.length) sftp.data(id, part);
    else sftp.status(id, STATUS_CODE.EOF);
  });
  sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
};

/** A real SSH server with one login by password and one by key. */
export const startSftpServer = async (options: { password: string; publicKey?: string; hostKey?: string }): Promise<SftpServer> => {
  const hostKey = options.hostKey ?? ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 }).private;
  const parsed = ssh2.utils.parseKey(hostKey);
  if (parsed instanceof Error) throw parsed;
  const known = options.publicKey ? ssh2.utils.parseKey(options.publicKey) : null;
  const running = new ssh2.Server({ hostKeys: [hostKey] }, (client) => {
    client.on('error', () => undefined);
    (client as Connection & { setNoDelay: (isOn: boolean) => void }).setNoDelay(true);
    client.on('authentication', (context) => {
      if (context.method === 'none') return context.reject(['password', 'publickey']);
      server.logins.push(context.method);
      if (context.method === 'password' && context.password === options.password) return context.accept();
      if (context.method !== 'publickey' || !known || known instanceof Error || !known.getPublicSSH().equals(context.key.data)) return context.reject();
      if (!context.signature || !context.blob || known.verify(context.blob, context.signature, context.hashAlgo) === true) return context.accept();
      return context.reject();
    });
    client.on('session', (accept) => accept().on('sftp', (acceptSftp) => serveFiles(acceptSftp(), client, server)));
  });
  await new Promise<void>((resolve) => running.listen(0, '127.0.0.1', resolve));
  const { port } = running.address() as AddressInfo;
  const server: SftpServer = {
    port,
    url: (path) => `sftp://127.0.0.1:${port}${path}`,
    fingerprint: fingerprintOf(parsed.getPublicSSH()),
    files: new Map(),
    logins: [],
    cutAfter: null,
    reads: 0,
    close: () => void running.close(),
  };
  await setImmediate();
  return server;
};

import { mkdirSync, rmSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { newId } from '../ids.ts';
import { Journal } from '../journal.ts';

/** A mail as tools read it. `to` are the addresses it was delivered to, separated by `, `; `at` is ISO 8601. */
export interface StoredMail {
  id: string;
  at: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The sender's own id of the message: a message sent twice has it twice. */
  messageId: string;
  attachments: { filename: string; mimeType: string; size: number }[];
}

export interface MailAttachment {
  filename: string;
  mimeType: string;
  content: Buffer;
}

const maxMails = 5000;

/** All mail that was sent, newest last on disk, parsed for reading; the source of each message is kept beside it. */
export class Mailbox {
  private readonly journal: Journal<{ mails: StoredMail }>;
  private readonly folder: string;
  private readonly now: () => number;

  constructor(stateDir: string, now: () => number) {
    this.folder = path.join(stateDir, 'mail');
    this.now = now;
    mkdirSync(this.folder, { recursive: true });
    this.journal = new Journal(stateDir, 'mails');
    this.journal.compact();
  }

  /** Stores a message; when it resolves, a restart does not lose it. */
  async receive(source: Buffer, envelope: { from: string; to: string[] }): Promise<StoredMail> {
    const parsed = await PostalMime.parse(source);
    const mail: StoredMail = {
      id: newId('mail_', 20),
      at: new Date(this.now()).toISOString(),
      from: firstAddress(parsed.from) ?? envelope.from,
      to: envelope.to.join(', '),
      subject: parsed.subject ?? '',
      text: parsed.text ?? '',
      html: parsed.html ?? '',
      messageId: parsed.messageId ?? '',
      attachments: parsed.attachments.map((attachment) => ({
        filename: attachment.filename ?? 'attachment',
        mimeType: attachment.mimeType,
        size: bytesOf(attachment.content).length,
      })),
    };
    const file = this.sourceFile(mail.id);
    await writeFile(`${file}.tmp`, source);
    await rename(`${file}.tmp`, file);
    const surplus = this.journal.all('mails').slice(0, Math.max(0, this.journal.all('mails').length + 1 - maxMails));
    await this.journal.commit({ put: [{ table: 'mails', record: mail }], remove: surplus.map(({ id }) => ({ table: 'mails', id })) });
    for (const { id } of surplus) rmSync(this.sourceFile(id), { force: true });
    return mail;
  }

  /** Newest first. `to` is one address, compared without regard to case; `search` is any part of an address or subject. */
  list(filter: { to?: string | undefined; search?: string | undefined } = {}): StoredMail[] {
    const to = filter.to?.toLowerCase();
    const search = filter.search?.toLowerCase();
    return this.journal
      .all('mails')
      .filter((mail) => to === undefined || mail.to.toLowerCase().split(', ').includes(to))
      .filter((mail) => search === undefined || `${mail.to} ${mail.from} ${mail.subject}`.toLowerCase().includes(search))
      .reverse();
  }

  get(id: string): StoredMail | undefined {
    return this.journal.get('mails', id);
  }

  /** The message as it came over the wire; undefined when there is no such mail. */
  async source(id: string): Promise<Buffer | undefined> {
    return this.get(id) === undefined ? undefined : await readFile(this.sourceFile(id));
  }

  async attachment(id: string, index: number): Promise<MailAttachment | undefined> {
    const source = await this.source(id);
    const parsed: Email | undefined = source && (await PostalMime.parse(source));
    const found = parsed?.attachments[index];
    return found && { filename: found.filename ?? 'attachment', mimeType: found.mimeType, content: bytesOf(found.content) };
  }

  /** Removes all mail, or that of one address. */
  async clear(to?: string): Promise<number> {
    const mails = this.list({ to });
    await this.journal.commit({ remove: mails.map(({ id }) => ({ table: 'mails', id })) });
    for (const { id } of mails) rmSync(this.sourceFile(id), { force: true });
    return mails.length;
  }

  close(): Promise<void> {
    return this.journal.close();
  }

  private sourceFile(id: string): string {
    return path.join(this.folder, `${id}.eml`);
  }
}

function firstAddress(address: Address | undefined): string | undefined {
  return address?.address ?? address?.group?.[0]?.address;
}

function bytesOf(content: ArrayBuffer | Uint8Array | string): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : content instanceof Uint8Array ? Buffer.from(content) : Buffer.from(content);
}

import { expect } from '@playwright/test';
import { freshConnection } from '../api/client.ts';

/** A mail as the sandbox's mail server has received it. */
export interface Mail {
  id: string;
  at: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
}

export interface Mailbox {
  /** Everything that has come for this address, newest first. A message that the sender repeated counts once. */
  all: () => Promise<Mail[]>;
  /** Waits for the newest mail with this subject. */
  waitFor: (subject: string | RegExp) => Promise<Mail>;
}

const matches = (mail: Mail, subject: string | RegExp): boolean => (typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject));

export const openMailbox = (sandboxUrl: string, address: string): Mailbox => {
  const all = async (): Promise<Mail[]> => {
    const response = await fetch(`${sandboxUrl}/mail/api/messages?to=${encodeURIComponent(address)}`, { headers: freshConnection });
    const mails = (await response.json()) as Mail[];
    return mails.filter((mail, index) => mails.findIndex(({ messageId }) => messageId === mail.messageId) === index);
  };
  const waitFor = async (subject: string | RegExp): Promise<Mail> => {
    const find = async () => (await all()).find((mail) => matches(mail, subject));
    await expect.poll(async () => (await find()) !== undefined, { message: `a mail "${String(subject)}" for ${address}`, timeout: 30_000 }).toBe(true);
    return (await find())!;
  };
  return { all, waitFor };
};

/** The address behind the mail's button: the first link that leads to the product and carries a token, else the first one. */
export const linkIn = (mail: Mail): string => {
  const links = mail.text.match(/https?:\/\/\S+/g) ?? [];
  const link = links.find((candidate) => candidate.includes('token=')) ?? links[0];
  if (link === undefined) throw new Error(`There is no link in "${mail.subject}".`);
  return link;
};

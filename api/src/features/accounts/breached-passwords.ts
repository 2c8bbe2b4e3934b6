import { readFile } from 'node:fs/promises';
import { validationTexts } from '@blattwerk/contract/validation';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';

const file = new URL('breached-passwords.txt', import.meta.url);

let list: Promise<ReadonlySet<string>> | undefined;
const breached = (): Promise<ReadonlySet<string>> => (list ??= readFile(file, 'utf8').then((text) => new Set(text.trimEnd().split('\n'))));

/** Whether this is one of the passwords that attackers try first; upper and lower case make no difference. No request to another server. */
const isBreached = async (password: string): Promise<boolean> => (await breached()).has(password.toLowerCase());

/** @throws server.badRequest at the field `password` */
export const assertNotBreached = async (ctx: Ctx, password: string): Promise<void> => {
  if (!(await isBreached(password))) return;
  throw failure('server.badRequest', { fields: [{ path: 'password', message: validationTexts['password.breached'][ctx.locale] }] });
};

import { lstatSync, statSync } from 'node:fs';
import path from 'node:path';

/** The account that PostgreSQL runs as. It refuses to run as root, so root starts it as the unprivileged account; any other user runs it directly. */
export interface DatabaseAccount {
  uid: number;
  gid: number;
}

const NOBODY: DatabaseAccount = { uid: 65534, gid: 65534 };

/** The account to spawn PostgreSQL with, or undefined to spawn it as the caller. */
export function databaseAccount(uid: number | undefined = process.getuid?.()): DatabaseAccount | undefined {
  return uid === 0 ? NOBODY : undefined;
}

/** Spawn options that make a child run as the account, from a folder that every account can enter. */
export function spawnAs(account: DatabaseAccount | undefined): { cwd: string; uid?: number; gid?: number } {
  return account === undefined ? { cwd: process.cwd() } : { cwd: '/', uid: account.uid, gid: account.gid };
}

/** Whether an account that owns nothing can walk down to this folder. Folders that do not exist yet count by their nearest parent. */
export function canReach(folder: string, account: DatabaseAccount | undefined): boolean {
  if (account === undefined) return true;
  let current = path.resolve(folder);
  while (lstatSync(current, { throwIfNoEntry: false }) === undefined) current = path.dirname(current);
  for (;;) {
    const { mode, uid, gid } = statSync(current);
    const mayEnter = (mode & 0o001) !== 0 || (uid === account.uid && (mode & 0o100) !== 0) || (gid === account.gid && (mode & 0o010) !== 0);
    if (!mayEnter) return false;
    if (current === path.dirname(current)) return true;
    current = path.dirname(current);
  }
}

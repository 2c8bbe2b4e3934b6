import { runBackupCommand } from './command-line.ts';

await runBackupCommand('restore');

import { runBackupCommand } from './command-line.ts';

await runBackupCommand('backup');

import { readConfig } from './config.ts';
import { startSandbox } from './server.ts';

try {
  const config = readConfig();
  const sandbox = await startSandbox(config);
  console.log(
    `Sandbox is ready at ${sandbox.url} (mail: SMTP on port ${sandbox.smtpPort}, files: SFTP on port ${sandbox.sftpPort}, malware scanner on port ${sandbox.clamdPort})`,
  );
  const stop = (): void => void sandbox.stop().then(() => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, stop);
} catch (error) {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${port} is taken. Set SANDBOX_PORT, SANDBOX_SMTP_PORT, SANDBOX_SFTP_PORT and SANDBOX_CLAMD_PORT to free ports.`
      : `The sandbox could not start: ${message}`,
  );
  process.exit(1);
}

import path from 'node:path';

/** Where the sandbox listens, whom it tells about payments, and where it keeps what happened. */
export interface SandboxConfig {
  host: string;
  /** TCP port of the HTTP server; 0 lets the system choose. */
  port: number;
  /** TCP port of the SMTP server; 0 lets the system choose. */
  smtpPort: number;
  /** TCP port of the SFTP server; 0 lets the system choose. */
  sftpPort: number;
  /** TCP port of the malware scanner; 0 lets the system choose. */
  clamdPort: number;
  /** Address under which browsers reach the sandbox; without it, the address of the request is used. */
  publicUrl: string | undefined;
  /** Receiver of signed payment and identity events. */
  webhookUrl: string;
  webhookSecret: string;
  /** Receiver of reports of failed delivery and complaints; without it there are none. */
  mailReports: { url: string; token: string } | undefined;
  /** Public key (PEM) of the client secrets that the platform signs for Apple; without it none is accepted. */
  applePublicKey: string | undefined;
  /** JSON array `[{ pzn, name, category, unit, basePriceCents }]`, what pharmacies may have in stock. */
  productsFile: string | undefined;
  /** Folder for the sandbox's own files. */
  stateDir: string;
}

function readPort(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} must be a port between 0 and 65535, got "${value}".`);
  return port;
}

function readUrl(name: string, value: string): string {
  if (!URL.canParse(value)) throw new Error(`${name} must be an address such as http://localhost:3000, got "${value}".`);
  return value;
}

/** Reads the environment; throws an Error that names the variable when a value cannot be used. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): SandboxConfig {
  const port = readPort('SANDBOX_PORT', env.SANDBOX_PORT, 3010);
  return {
    host: env.SANDBOX_HOST ?? '127.0.0.1',
    port,
    smtpPort: readPort('SANDBOX_SMTP_PORT', env.SANDBOX_SMTP_PORT, port === 0 ? 0 : port + 1),
    sftpPort: readPort('SANDBOX_SFTP_PORT', env.SANDBOX_SFTP_PORT, port === 0 ? 0 : port + 2),
    clamdPort: readPort('SANDBOX_CLAMD_PORT', env.SANDBOX_CLAMD_PORT, port === 0 ? 0 : port + 3),
    publicUrl: env.SANDBOX_PUBLIC_URL ? readUrl('SANDBOX_PUBLIC_URL', env.SANDBOX_PUBLIC_URL).replace(/\/$/, '') : undefined,
    webhookUrl: readUrl('SANDBOX_WEBHOOK_URL', env.SANDBOX_WEBHOOK_URL ?? 'http://localhost:3000/api/v1/webhooks/stripe'),
    webhookSecret: env.SANDBOX_WEBHOOK_SECRET ?? 'whsec_sandbox',
    mailReports:
      env.SANDBOX_MAIL_REPORT_URL && env.SANDBOX_MAIL_REPORT_TOKEN
        ? { url: readUrl('SANDBOX_MAIL_REPORT_URL', env.SANDBOX_MAIL_REPORT_URL), token: env.SANDBOX_MAIL_REPORT_TOKEN }
        : undefined,
    applePublicKey: env.SANDBOX_APPLE_PUBLIC_KEY?.replaceAll('\\n', '\n') || undefined,
    productsFile: env.SANDBOX_PRODUCTS ? path.resolve(env.SANDBOX_PRODUCTS) : undefined,
    stateDir: path.join(path.resolve(env.DATA_DIR ?? '.data'), 'sandbox'),
  };
}

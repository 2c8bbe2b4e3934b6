import { createServer, type Server } from 'node:http';
import type { AddressInfo, Server as TcpServer } from 'node:net';
import type { Server as SftpServer } from 'ssh2';
import express, { type NextFunction, type Request, type Response } from 'express';
import { callRouter, tanRouter, type CallTables } from './calls/router.ts';
import { checkoutRouter } from './checkout/router.ts';
import type { SandboxConfig } from './config.ts';
import { createClamdServer } from './clamd/server.ts';
import { Control, controlRouter } from './control.ts';
import { identityRouter } from './identity/router.ts';
import { Journal } from './journal.ts';
import { Mailbox } from './mail/mailbox.ts';
import { reporter } from './mail/reports.ts';
import { mailRouter } from './mail/router.ts';
import { createSmtpServer } from './mail/smtp.ts';
import { indexPage } from './pages/index-page.ts';
import { html } from './pages/html.ts';
import { sendPage } from './pages/layout.ts';
import { stylesheet } from './pages/stylesheet.ts';
import { oidcRouter } from './oidc/router.ts';
import { createOidcWorld, type OidcTables, type OidcWorld } from './oidc/world.ts';
import { productSource, type Product } from './pharmacies/products.ts';
import { publisher } from './pharmacies/published.ts';
import { pushRouter } from './push/router.ts';
import { pharmacyRouter } from './pharmacies/router.ts';
import { createSftpServer } from './pharmacies/sftp.ts';
import { forgetOldRecords, startExpiry } from './stripe/lifetime.ts';
import { stripeRouter } from './stripe/router.ts';
import type { StripeTables } from './stripe/tables.ts';
import { WebhookDispatcher } from './stripe/webhooks.ts';
import type { StripeWorld } from './stripe/world.ts';
import { signatureRouter } from './trust/signatures.ts';
import { timestampRouter } from './trust/timestamps.ts';

/** A running sandbox. */
export interface Sandbox {
  /** `http://localhost:<port>` */
  url: string;
  smtpPort: number;
  sftpPort: number;
  clamdPort: number;
  control: Control;
  stop: () => Promise<void>;
}

export interface SandboxOptions {
  now?: () => number;
  report?: (error: unknown) => void;
}

interface Parts {
  world: StripeWorld;
  oidc: OidcWorld;
  mailbox: Mailbox;
  calls: Journal<CallTables>;
  ports: { smtpPort: number; sftpPort: number; clamdPort: number };
  products: () => Product[];
  report: (error: unknown) => void;
}

function application({ world, oidc, mailbox, calls, ports, products, report }: Parts): express.Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'extended');
  app.get('/health', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/style.css', (_request, response) => void response.type('css').set('cache-control', 'max-age=60').send(stylesheet));
  app.get('/', (_request, response) => sendPage(response, { title: 'Blattwerk sandbox', content: indexPage(world.config, ports) }));
  app.use('/v1', stripeRouter(world));
  app.use('/checkout', checkoutRouter(world));
  app.use('/identity', identityRouter(world));
  app.use('/oidc', oidcRouter(oidc));
  app.use('/mail', mailRouter(mailbox));
  app.use('/calls', callRouter(calls, world.now));
  app.use('/push', pushRouter(world.now));
  app.use(signatureRouter(world.now));
  app.use('/tsa', timestampRouter(world.control, world.now));
  app.use('/pharmacies', tanRouter(calls));
  app.use('/pharmacies', pharmacyRouter({ control: world.control, products, now: world.now, sftpPort: () => ports.sftpPort }));
  app.use('/_control', express.json(), controlRouter(world.control, world.dispatcher));
  app.use((_request: Request, response: Response) =>
    sendPage(response, {
      title: 'Not found',
      status: 404,
      content: html`<h1>This page does not exist</h1>
        <p><a href="/">What the sandbox has</a></p>`,
    }),
  );
  app.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    const status = (error as { status?: number }).status ?? 500;
    if (status >= 500) report(error);
    if (response.headersSent) return next(error);
    response.status(status).json({ error: status >= 500 ? 'The sandbox failed; its log says why.' : (error as Error).message });
  });
  return app;
}

function listen(server: Server | SftpServer | TcpServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Starts the HTTP, the SMTP, the SFTP server and the malware scanner. Throws the system's error when a port is taken. */
export async function startSandbox(config: SandboxConfig, options: SandboxOptions = {}): Promise<Sandbox> {
  const now = options.now ?? Date.now;
  const report = options.report ?? ((error: unknown) => console.error('sandbox:', error));
  const control = new Control();
  const journal = new Journal<StripeTables>(config.stateDir, 'stripe');
  forgetOldRecords(journal, now());
  const oidcJournal = new Journal<OidcTables>(config.stateDir, 'oidc');
  const mailbox = new Mailbox(config.stateDir, now);
  const calls = new Journal<CallTables>(config.stateDir, 'calls');
  const dispatcher = new WebhookDispatcher({ journal, control, webhookUrl: config.webhookUrl, webhookSecret: config.webhookSecret, now, report });
  const world: StripeWorld = { config, control, journal, dispatcher, now };
  const smtp = createSmtpServer(mailbox, control, { report, tell: reporter(config.mailReports, report) });
  const products = productSource(config.productsFile);
  const sftp = createSftpServer(publisher(products, now), control);
  const clamd = createClamdServer(control);
  const ports = { smtpPort: config.smtpPort, sftpPort: config.sftpPort, clamdPort: config.clamdPort };
  const http = createServer(
    application({ world, oidc: createOidcWorld({ config, control, journal: oidcJournal, now }), mailbox, calls, ports, products, report }),
  );
  const port = await listen(http, config.port, config.host);
  try {
    ports.smtpPort = await listenSmtp(smtp, config.smtpPort, config.host);
    ports.sftpPort = await listen(sftp, config.sftpPort, config.host);
    ports.clamdPort = await listen(clamd, config.clamdPort, config.host);
  } catch (error) {
    http.close();
    smtp.close();
    sftp.close();
    throw error;
  }
  dispatcher.resume();
  const stopExpiry = startExpiry(world, report);
  return {
    url: `http://localhost:${port}`,
    ...ports,
    control,
    stop: async () => {
      stopExpiry();
      await dispatcher.stop();
      sftp.close();
      clamd.close();
      await Promise.all([closeHttp(http), new Promise<void>((resolve) => smtp.close(resolve))]);
      await Promise.all([journal.close(), oidcJournal.close(), calls.close(), mailbox.close()]);
    },
  };
}

function listenSmtp(smtp: ReturnType<typeof createSmtpServer>, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    smtp.once('error', reject);
    const server = smtp.listen(port, host, () => {
      smtp.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function closeHttp(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 2000).unref();
  });
}

import { settings } from '@blattwerk/contract/settings';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import knexFactory, { type Knex } from 'knex';
import pg from 'pg';
import Stripe from 'stripe';
import { knexConfig } from '../../knexfile.ts';
import type { AppContext } from './app-context.ts';
import { createGuards, type Guards } from './adapters/external/guards.ts';
import { guardedMail, guardedScan, guardedStorage } from './adapters/external/guarded-ports.ts';
import type { CallGatewayPort } from './adapters/call-gateway/call-gateway-port.ts';
import { httpCallGateway } from './adapters/call-gateway/http-call-gateway.ts';
import { feedFetcher } from './adapters/feed-fetch/feed-fetcher.ts';
import { feedReader } from './adapters/feed-formats/feed-reader.ts';
import { feedMarker } from './adapters/feed-marking/feed-marker.ts';
import { fileInspector } from './adapters/file-inspection/file-inspector.ts';
import { smtpMail } from './adapters/mail/smtp-mail.ts';
import { clamdScan } from './adapters/malware-scan/clamd-scan.ts';
import { mmdbPlaces, noPlaces } from './adapters/network-place/mmdb-places.ts';
import { openidClient } from './adapters/openid/openid-client.ts';
import type { OpenidPort } from './adapters/openid/openid-port.ts';
import type { PushPort } from './adapters/push/push-port.ts';
import { webPushClient } from './adapters/push/web-push.ts';
import { certificateSignature } from './adapters/signature/certificate-signature.ts';
import { remoteSignature } from './adapters/signature/remote-signature.ts';
import type { SignaturePort } from './adapters/signature/signature-port.ts';
import { timestampClient, type Timestamp } from './adapters/signature/timestamp-client.ts';
import { openStorage } from './adapters/storage/open-storage.ts';
import type { StoragePort } from './adapters/storage/storage-port.ts';
import { agoraVideo } from './adapters/video/agora-video.ts';
import { peerVideo } from './adapters/video/peer-video.ts';
import type { VideoPort } from './adapters/video/video-port.ts';
import { hooks } from './app/hooks.ts';
import { scheduled } from './app/jobs.ts';
import type { Config } from './config.ts';
import { createCatalogue } from './features/catalogue/public.ts';
import { noteOutages } from './features/external-services/public.ts';
import { createBoss, jobSender } from './jobs/queue.ts';
import { createAccountMemory } from './kernel/account-memory.ts';
import { systemClock, type Clock } from './kernel/clock.ts';
import type { Ctx } from './kernel/ctx.ts';
import { createLog } from './kernel/log.ts';
import { createOfficeEvents } from './kernel/office-events.ts';
import { createSharedAnswers } from './kernel/shared-answers.ts';
import { PreparingClient } from './kernel/prepared-reads.ts';
import { createReadReplica } from './kernel/read-replica.ts';
import { loadSecrets } from './kernel/secrets.ts';
import type { Ports } from './ports.ts';

/** The application's own database role: it reads and writes rows, and cannot change the audit log or the schema. */
const applicationRole = 'blattwerk_app';
/** The same for system work without a user. A connection starts with its role, so that a request cannot become the system by omission. */
export const systemRole = 'blattwerk_system';

/** More scheduled jobs than this are never at work in one process at the same moment; one more would wait for its turn. */
const scheduledAtOnce = 20;

/** A connection of its own that only listens; it is never given back to a pool. */
const listener = (url: string, part: 'accounts' | 'catalogue' | 'lists' | 'office' | 'rooms'): pg.Client =>
  new pg.Client({ connectionString: url, application_name: `blattwerk-${part}`, options: `-c role=${applicationRole}`, keepAlive: true });

/** The database of a role at PgBouncer, which takes the role for every connection of that database. Listening, session locks and the job queue go past it. */
const pooledUrl = ({ DATABASE_POOLER_URL: pooler, DATABASE_URL: direct }: Config, role: string): string => {
  if (!pooler) return direct;
  const url = new URL(pooler);
  url.pathname = `/${role}`;
  return url.href;
};

/** With the second try a call is over after ten seconds. */
const stripeOptions = (url: string | undefined, guards: Guards): Stripe.StripeConfig => {
  const httpClient = Stripe.createFetchHttpClient(guards.of('payments').fetch);
  const common = { httpClient, maxNetworkRetries: 1, timeout: 4_500, telemetry: false } as const;
  if (!url) return common;
  const { hostname, port, protocol } = new URL(url);
  return { ...common, host: hostname, port, protocol: protocol === 'https:' ? 'https' : 'http' };
};

/**
 * Every process seals with the same certificate: the configured one, or in the demo the one that was made once in the shared folder. Doctors sign at a
 * provider where one is configured.
 */
const createSignature = async (
  config: Config,
  { clock, timestamp, guards }: { clock: Clock; timestamp: Timestamp | null; guards: Guards },
): Promise<SignaturePort> => {
  const { SEAL_CERTIFICATE: certificate, SEAL_PRIVATE_KEY: privateKey } = config;
  const given = certificate && privateKey ? { certificate: certificate.replaceAll('\\n', '\n'), privateKey: privateKey.replaceAll('\\n', '\n') } : undefined;
  const platform = await certificateSignature({ folder: join(config.DATA_DIR, 'keys'), clock, timestamp, ...(given ? { given } : {}) });
  const { CSC_URL: url, CSC_CLIENT_ID: clientId, CSC_CLIENT_SECRET: clientSecret, CSC_PIN: pin } = config;
  return url && clientId && clientSecret
    ? remoteSignature({ url, clientId, clientSecret, pin, timestamp, platform, fetch: guards.of('signature').fetch })
    : platform;
};

const listed = (urls: string): string[] =>
  urls
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean);

/** Agora where it is configured; otherwise from browser to browser. */
const createVideo = (config: Config): VideoPort => {
  const turn = config.TURN_SECRET ? { urls: listed(config.TURN_URLS), secret: config.TURN_SECRET } : undefined;
  const ice = { stunUrls: listed(config.STUN_URLS), ...(turn ? { turn } : {}) };
  const { AGORA_APP_ID: appId, AGORA_APP_CERTIFICATE: certificate } = config;
  return appId && certificate ? agoraVideo({ ...ice, appId, certificate }) : peerVideo(ice);
};

/** Who is responsible for push messages: the operator's address, as push services want it. */
const createPush = (config: Config, guards: Guards): PushPort | null => {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config;
  const subject = `mailto:${config.OPERATOR_HELP_EMAIL ?? settings['operator.helpEmail'].default}`;
  return publicKey && privateKey
    ? webPushClient({ publicKey, privateKey, subject, services: listed(config.PUSH_SERVICES), fetch: guards.of('push').fetch })
    : null;
};

/** Only what is complete: `config.ts` refuses halves. */
const createOpenid = (config: Config, clock: Clock, guards: Guards): OpenidPort => {
  const { GOOGLE_CLIENT_ID: googleId, GOOGLE_CLIENT_SECRET: googleSecret } = config;
  const { APPLE_CLIENT_ID: appleId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY: privateKey } = config;
  const google = googleId && googleSecret ? { issuer: config.GOOGLE_ISSUER, clientId: googleId, clientSecret: googleSecret } : undefined;
  const apple =
    appleId && teamId && keyId && privateKey
      ? { issuer: config.APPLE_ISSUER, clientId: appleId, teamId, keyId, privateKey: privateKey.replaceAll('\\n', '\n') }
      : undefined;
  return openidClient({ google, apple }, clock, google || apple ? guards.of('sign-in').fetch : fetch);
};

const createCalls = (config: Config, guards: Guards): CallGatewayPort | null => {
  const { CALL_GATEWAY_URL: url, CALL_GATEWAY_TOKEN: token } = config;
  return url && token ? httpCallGateway({ url, token, fetch: guards.of('calls').fetch }) : null;
};

/** A folder of this machine is no service of others. */
const createStorage = async (config: Config, guards: Guards): Promise<StoragePort> => {
  const storage = await openStorage(config);
  return config.S3_BUCKET ? guardedStorage(storage, guards) : storage;
};

/** What is not handed in is made as the configuration says, each service of others behind its circuit breaker. */
const createPorts = async (config: Config, given: Partial<Ports>, { clock, guards }: { clock: Clock; guards: Guards }): Promise<Ports> => {
  const timestamp = given.timestamp ?? (config.TIMESTAMP_URL ? timestampClient(config.TIMESTAMP_URL, guards.of('timestamp').fetch) : null);
  return {
    stripe: given.stripe ?? new Stripe(config.STRIPE_SECRET_KEY, stripeOptions(config.STRIPE_API_URL, guards)),
    mail: given.mail ?? guardedMail(smtpMail({ url: config.SMTP_URL, from: config.MAIL_FROM }), guards),
    storage: given.storage ?? (await createStorage(config, guards)),
    signature: given.signature ?? (await createSignature(config, { clock, timestamp, guards })),
    timestamp,
    feedFetch: given.feedFetch ?? feedFetcher({ privateHosts: listed(config.FEED_PRIVATE_HOSTS) }),
    feedReader: given.feedReader ?? feedReader(),
    feedMarker: given.feedMarker ?? feedMarker(),
    fileInspection: given.fileInspection ?? fileInspector(),
    malwareScan: given.malwareScan ?? guardedScan(clamdScan({ url: config.CLAMD_URL }), guards),
    openid: given.openid ?? createOpenid(config, clock, guards),
    callGateway: given.callGateway ?? createCalls(config, guards),
    push: given.push ?? createPush(config, guards),
    video: given.video ?? createVideo(config),
    networkPlaces: given.networkPlaces ?? (config.GEOIP_DATABASE ? await mmdbPlaces(config.GEOIP_DATABASE) : noPlaces),
  };
};

/** The composition root: the only place that makes a vendor's client. Parts can be handed in for tests. */
export const createContext = async (
  config: Config,
  parts: Partial<Pick<AppContext, 'clock' | 'systemKnex' | 'log'>> & { ports?: Partial<Ports> } = {},
): Promise<AppContext> => {
  const log = parts.log ?? createLog({ level: config.LOG_LEVEL });
  const clock = parts.clock ?? systemClock;
  const secrets = await loadSecrets(config);
  const connect = (role: string, max = config.DATABASE_POOL, waitSeconds = 0, url = config.DATABASE_URL): Knex => {
    const options = knexConfig(url, { role, pool: { min: 0, max }, waitSeconds });
    return knexFactory(config.DATABASE_POOLER_URL ? options : { ...options, client: PreparingClient });
  };
  const pooled = (role: string, max?: number, waitSeconds?: number): Knex => connect(role, max, waitSeconds, pooledUrl(config, role));
  // People wait for these; jobs may take their time.
  const knex = pooled(applicationRole, config.DATABASE_POOL, config.DATABASE_WAIT_SECONDS);
  const readUrl = config.DATABASE_READ_URL;
  const replica = readUrl
    ? createReadReplica({ primary: knex, replica: connect(applicationRole, config.DATABASE_POOL, config.DATABASE_WAIT_SECONDS, readUrl), log })
    : null;
  const systemKnex = parts.systemKnex ?? pooled(systemRole);
  const boss = createBoss(config.DATABASE_URL, applicationRole, { isWorker: config.ROLE !== 'web' });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  const noteOutage = noteOutages({ knex: systemKnex, clock, log });
  const guards = createGuards({ clock, onChange: (service, since) => void noteOutage(service, since) });
  const ports = await createPorts(config, parts.ports ?? {}, { clock, guards });
  const catalogue = createCatalogue({ knex: pooled(applicationRole, 2), replica, connect: () => listener(config.DATABASE_URL, 'catalogue'), clock, log });
  return {
    config,
    knex,
    systemKnex,
    lockKnex: connect(systemRole, scheduledAtOnce),
    replica,
    accounts: createAccountMemory({ connect: () => listener(config.DATABASE_URL, 'accounts'), log }),
    catalogue,
    hooks,
    openRoomConnections: () => ({ knex: pooled(systemRole, 4), connect: () => listener(config.DATABASE_URL, 'rooms') }),
    officeEvents: createOfficeEvents({ connect: () => listener(config.DATABASE_URL, 'office'), log }),
    sharedAnswers: createSharedAnswers({ connect: () => listener(config.DATABASE_URL, 'lists'), log }),
    boss,
    jobs: jobSender(boss, knex, scheduled),
    clock,
    log,
    ports,
    guards,
    secrets,
    pseudonym: (value) => createHmac('sha256', secrets.pseudonym).update(value).digest('base64url').slice(0, 22),
  };
};

/** The context of a job or a command: the actor is the system. */
export const systemCtx = (app: AppContext, requestId: string): Ctx<{ role: 'system' }> => ({
  actor: { role: 'system' },
  trx: app.systemKnex,
  replica: app.replica,
  clock: app.clock,
  accounts: app.accounts,
  catalogue: app.catalogue,
  hooks: app.hooks,
  log: app.log.child({ requestId }),
  ports: app.ports,
  jobs: app.jobs.within(app.systemKnex),
  baseUrl: app.config.BASE_URL,
  secrets: app.secrets,
  locale: 'de',
  requestId,
  ipHash: null,
  place: () => null,
  userAgent: null,
});

export const closeContext = async (app: AppContext): Promise<void> => {
  // Without its database the queue cannot close its books; everything else still ends in order.
  await app.boss.stop({ graceful: true, timeout: 20_000 }).catch((error: unknown) => app.log.warn({ err: error }, 'the job queue did not stop in order'));
  await Promise.all([app.accounts.close(), app.catalogue.close(), app.officeEvents.close(), app.sharedAnswers.close()]);
  await Promise.all([app.ports.feedReader.close(), app.ports.feedMarker.close(), app.ports.fileInspection.close()]);
  await Promise.all([app.knex.destroy(), app.replica?.knex.destroy(), app.systemKnex.destroy(), app.lockKnex.destroy()]);
};

import { randomInt } from 'node:crypto';
import { Router } from 'express';

/** What tests may ask the outside world to do wrong. Every value has a calm default. */
export interface ControlSettings {
  stripe: {
    delayMs: number;
    /** Share of calls that fail, 0 to 1. */
    failRate: number;
    /** How many of the next calls fail. */
    failNext: number;
    /** Status of a failed call; 0 cuts the connection. */
    status: number;
    /** true: the call takes effect and only its answer is lost. */
    afterEffect: boolean;
  };
  webhooks: {
    paused: boolean;
    delayMs: number;
    /** How many extra copies of each delivery are sent. */
    duplicate: number;
    /** true: events of a quarter of a second are sent in random order. */
    shuffle: boolean;
    /** Another receiver than the configured one. */
    url: string | null;
  };
  smtp: {
    /** How many of the next messages are refused. */
    rejectNext: number;
    code: number;
    /** Where in the conversation a message is refused. */
    stage: 'recipient' | 'data';
    delayMs: number;
  };
  feeds: {
    delayMs: number;
    failNext: number;
    status: number;
    /** Sent instead of every feed. */
    body: string | null;
    /** Sends only this many bytes of each feed and then ends. */
    cutAt: number | null;
    /** Limits the above to one pharmacy. */
    slug: string | null;
  };
  clamd: {
    /** Connections are closed at once. */
    isDown: boolean;
    delayMs: number;
  };
  tsa: {
    /** Every request is answered 503. */
    isDown: boolean;
  };
  oidc: {
    delayMs: number;
    /** How many of the next calls of the platform fail: discovery, keys, token. */
    failNext: number;
    /** Status of a failed call; 0 cuts the connection. */
    status: number;
    /** What is wrong about the ID tokens, see `oidc/forge.ts`. */
    tamper: string | null;
    /** Limits the failures to `google` or `apple`. */
    provider: string | null;
  };
}

const calm = (): ControlSettings => ({
  stripe: { delayMs: 0, failRate: 0, failNext: 0, status: 500, afterEffect: false },
  webhooks: { paused: false, delayMs: 0, duplicate: 0, shuffle: false, url: null },
  smtp: { rejectNext: 0, code: 451, stage: 'data', delayMs: 0 },
  feeds: { delayMs: 0, failNext: 0, status: 503, body: null, cutAt: null, slug: null },
  clamd: { isDown: false, delayMs: 0 },
  tsa: { isDown: false },
  oidc: { delayMs: 0, failNext: 0, status: 503, tamper: null, provider: null },
});

const nullable: Record<string, 'string' | 'number'> = {
  'webhooks.url': 'string',
  'feeds.body': 'string',
  'feeds.cutAt': 'number',
  'feeds.slug': 'string',
  'oidc.tamper': 'string',
  'oidc.provider': 'string',
};

/** A setting that does not exist or has the wrong type. */
class ControlError extends Error {}

/** The switches themselves. `countdown` settings (`failNext`, `rejectNext`) are used up by `take…`. */
export class Control {
  settings = calm();
  private readonly listeners: (() => void)[] = [];

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Merges a partial settings object. Throws ControlError and changes nothing when a name or a type is wrong. */
  change(patch: unknown): void {
    const next = structuredClone(this.settings) as unknown as Record<string, Record<string, unknown>>;
    if (!isObject(patch)) throw new ControlError('Send a JSON object.');
    for (const [area, values] of Object.entries(patch)) {
      const known = next[area];
      if (known === undefined || !isObject(values)) throw new ControlError(`There is no area "${area}". Areas: ${Object.keys(next).join(', ')}.`);
      for (const [name, value] of Object.entries(values)) {
        if (!(name in known)) throw new ControlError(`There is no setting "${area}.${name}". Settings: ${Object.keys(known).join(', ')}.`);
        const type = nullable[`${area}.${name}`] ?? typeof known[name];
        const fits = typeof value === type || (value === null && `${area}.${name}` in nullable);
        if (!fits) throw new ControlError(`"${area}.${name}" must be a ${type}.`);
        known[name] = value;
      }
    }
    this.settings = next as unknown as ControlSettings;
    for (const listener of this.listeners) listener();
  }

  reset(): void {
    this.settings = calm();
    for (const listener of this.listeners) listener();
  }

  /** Whether this call to the payment API is to fail. */
  takeStripeFailure(): boolean {
    const { stripe } = this.settings;
    if (stripe.failNext > 0) {
      stripe.failNext -= 1;
      return true;
    }
    return randomInt(1_000_000) < stripe.failRate * 1_000_000;
  }

  takeMailRejection(stage: 'recipient' | 'data'): number | undefined {
    const { smtp } = this.settings;
    if (smtp.rejectNext <= 0 || smtp.stage !== stage) return undefined;
    smtp.rejectNext -= 1;
    return smtp.code;
  }

  takeFeedFailure(slug: string): boolean {
    const { feeds } = this.settings;
    if (feeds.failNext <= 0 || !this.concernsFeed(slug)) return false;
    feeds.failNext -= 1;
    return true;
  }

  takeOidcFailure(provider: string): boolean {
    const { oidc } = this.settings;
    if (oidc.failNext <= 0 || (oidc.provider !== null && oidc.provider !== provider)) return false;
    oidc.failNext -= 1;
    return true;
  }

  concernsFeed(slug: string): boolean {
    return this.settings.feeds.slug === null || this.settings.feeds.slug === slug;
  }
}

/** What the control routes need from the event delivery. */
export interface Deliveries {
  /** Sends everything that waits, also while paused, and resolves when each was answered. */
  flush(): Promise<{ attempted: number; delivered: number }>;
  /** Sends one event again, `times` times at once; undefined when it does not exist. */
  resend(eventId: string, times: number): Promise<{ attempted: number; delivered: number } | undefined>;
  /** The delivery log, newest first. */
  log(): unknown[];
}

/** `/_control`: reads and changes the settings, sends events, shows the delivery log. */
export function controlRouter(control: Control, deliveries: Deliveries): Router {
  const router = Router();
  router.get('/', (_request, response) => void response.json(control.settings));
  router.put('/', (request, response) => {
    try {
      control.change(request.body);
      response.json(control.settings);
    } catch (error) {
      if (!(error instanceof ControlError)) throw error;
      response.status(400).json({ error: error.message });
    }
  });
  router.post('/reset', (_request, response) => {
    control.reset();
    response.json(control.settings);
  });
  router.get('/events', (_request, response) => void response.json({ items: deliveries.log() }));
  router.post('/webhooks/flush', async (_request, response) => void response.json(await deliveries.flush()));
  router.post('/webhooks/resend', async (request, response) => {
    const { eventId, times } = isObject(request.body) ? request.body : {};
    const result = await deliveries.resend(String(eventId), Math.min(1000, Math.max(1, Number(times ?? 1) || 1)));
    if (result === undefined) response.status(404).json({ error: 'There is no such event.' });
    else response.json(result);
  });
  return router;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { SpanKind } from '@opentelemetry/api';
import type { ExternalService } from '@blattwerk/contract/external-services/shapes';
import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import type { Clock } from '../../kernel/clock.ts';
import { inSpan } from '../../kernel/spans.ts';

/** A service that has not answered for so long is not waited for any longer, in milliseconds. */
export const longestWait = 10_000;
/** After so many failures in a row a service is not asked for a while. */
const failuresInARow = 5;
/** The pauses between the single questions that find out whether it is back, in milliseconds. */
const pauses = { initialDelay: 5_000, maxDelay: 60_000 };

/** The service does not answer, or has not for a while and is not asked at the moment. */
export class ServiceUnreachable extends Error {
  override readonly name = 'ServiceUnreachable';
  readonly reason: 'timeout' | 'paused';
  constructor(service: ExternalService, reason: 'timeout' | 'paused', cause?: unknown) {
    super(`The service ${service} cannot be reached: ${reason}`, { cause });
    this.reason = reason;
  }
}

export interface Guard {
  /** Calls the service unless it is paused, and gives up after `longestWait` unless told otherwise. @throws ServiceUnreachable, and what `call` throws */
  run<T>(call: () => Promise<T>, options?: { deadline: boolean }): Promise<T>;
  /** The platform's `fetch` towards this service: an answer of 500 and more is a failure, and nothing takes longer than `longestWait`. */
  fetch: typeof fetch;
}

export interface ServiceState {
  service: ExternalService;
  isDown: boolean;
}

export interface Guards {
  /** `isFault` tells a failure of the service from a refusal of what it was asked. */
  of(service: ExternalService, isFault?: (error: unknown) => boolean): Guard;
  /** Those that this process asks. */
  states(): ServiceState[];
}

export interface GuardsOptions {
  clock: Clock;
  /** A service is down since then, or answers again (null): once after each, at each further failed try, and at the first answer after the start. */
  onChange: (service: ExternalService, since: Date | null) => void;
}

const isFailedAnswer = (answer: unknown): boolean => answer instanceof Response && answer.status >= 500;

const inOurWords = (service: ExternalService, error: unknown): unknown => {
  if (error instanceof BrokenCircuitError) return new ServiceUnreachable(service, 'paused', error);
  if (error instanceof TaskCancelledError) return new ServiceUnreachable(service, 'timeout', error);
  return error;
};

/** What is known of one service: since when which of its servers have not answered. */
class ServiceRecord {
  private readonly down = new Map<string, Date>();
  private readonly first = new Map<string, Date>();
  private readonly answered = new Set<string>();
  private readonly service: ExternalService;
  private readonly options: GuardsOptions;

  constructor(service: ExternalService, options: GuardsOptions) {
    this.service = service;
    this.options = options;
  }

  get isDown(): boolean {
    return this.down.size > 0;
  }

  failed(server: string): void {
    if (!this.first.has(server)) this.first.set(server, this.options.clock.now());
  }

  broke(server: string): void {
    this.answered.delete(server);
    this.down.set(server, this.first.get(server) ?? this.options.clock.now());
    this.options.onChange(this.service, new Date(Math.min(...[...this.down.values()].map(Number))));
  }

  worked(server: string): void {
    this.first.delete(server);
    if (this.answered.has(server)) return;
    // Another process, or this one before its start, may have noted an outage.
    this.answered.add(server);
    this.down.delete(server);
    if (!this.isDown) this.options.onChange(this.service, null);
  }
}

const newBreaker = (record: ServiceRecord, server: string, isFault: (error: unknown) => boolean): CircuitBreakerPolicy => {
  const policy = handleWhen((error) => error instanceof TaskCancelledError || isFault(error)).orWhenResult(isFailedAnswer);
  const breaker = circuitBreaker(policy, { breaker: new ConsecutiveBreaker(failuresInARow), halfOpenAfter: new ExponentialBackoff(pauses) });
  breaker.onFailure(({ handled }) => {
    if (handled) record.failed(server);
  });
  breaker.onBreak(() => record.broke(server));
  breaker.onSuccess(() => record.worked(server));
  return breaker;
};

const originOf = (input: Parameters<typeof fetch>[0]): string => new URL(input instanceof Request ? input.url : input).origin;

/**
 * A circuit breaker for each server of others: who does not answer holds up nothing for more than ten seconds, and after five failures in a row is left
 * alone, but for one question now and then, until it answers.
 */
export const createGuards = (options: GuardsOptions): Guards => {
  const records = new Map<ExternalService, ServiceRecord>();
  const deadline = timeout(longestWait, TimeoutStrategy.Aggressive);

  const guardOf = (service: ExternalService, isFault: (error: unknown) => boolean): Guard => {
    const record = records.get(service) ?? new ServiceRecord(service, options);
    records.set(service, record);
    const breakers = new Map<string, CircuitBreakerPolicy>();
    const breakerOf = (server: string): CircuitBreakerPolicy => {
      const breaker = breakers.get(server) ?? newBreaker(record, server, isFault);
      breakers.set(server, breaker);
      return breaker;
    };
    const execute = async <T>(server: string, call: () => Promise<T>): Promise<T> => {
      try {
        return await inSpan(`call ${service}`, { kind: SpanKind.CLIENT, attributes: { 'server.address': server } }, () => breakerOf(server).execute(call));
      } catch (error) {
        throw inOurWords(service, error);
      }
    };
    return {
      run: (call, { deadline: hasDeadline } = { deadline: true }) => execute('', hasDeadline ? () => deadline.execute(call) : call),
      fetch: (input, init) => {
        const limit = AbortSignal.timeout(longestWait);
        const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
        return execute(originOf(input), () => fetch(input, { ...init, signal }));
      },
    };
  };

  return {
    of: (service, isFault = () => true) => guardOf(service, isFault),
    states: () => [...records].map(([service, { isDown }]) => ({ service, isDown })),
  };
};

import { context, propagation, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { DeclaredOperation } from '@blattwerk/contract/operations';
import type { RequestHandler } from 'express';
import type { Knex } from 'knex';
import type { AppContext } from '../app-context.ts';
import { tracer } from '../kernel/spans.ts';

/** Statements are cut off here; the longest lists of ours are shorter. */
const longestStatement = 2000;

interface Statement {
  __knexQueryUid: string;
  sql: string;
}

/** A span for each statement that runs within another span: its text has placeholders, and its values are never written down. */
const traceStatements = (knex: Knex, database: string): (() => void) => {
  const running = new Map<string, Span>();
  const begin = ({ __knexQueryUid: id, sql }: Statement): void => {
    if (trace.getActiveSpan()?.isRecording() !== true) return;
    const [name = 'statement'] = /\w+/.exec(sql) ?? [];
    const attributes = { 'db.system.name': 'postgresql', 'db.namespace': database, 'db.query.text': sql.slice(0, longestStatement) };
    running.set(id, tracer.startSpan(name.toUpperCase(), { kind: SpanKind.CLIENT, attributes }));
  };
  const end = (_answer: unknown, { __knexQueryUid: id }: Statement): void => {
    running.get(id)?.end();
    running.delete(id);
  };
  const fail = (error: Error & { code?: string }, { __knexQueryUid: id }: Statement): void => {
    running
      .get(id)
      ?.setStatus({ code: SpanStatusCode.ERROR })
      .setAttribute('error.type', error.code ?? error.name);
    end(undefined, { __knexQueryUid: id, sql: '' });
  };
  knex.on('query', begin).on('query-response', end).on('query-error', fail);
  return () => void knex.off('query', begin).off('query-response', end).off('query-error', fail);
};

/** A span for each request, named by its operation: neither address nor query, which may name people. Its request id is the one of the log. */
const traceRequests: RequestHandler = (request, response, next) => {
  const span = tracer.startSpan('page', { kind: SpanKind.SERVER, attributes: { 'http.request.method': request.method }, root: true });
  response.once('close', () => {
    const operation = response.locals['operation'] as DeclaredOperation | undefined;
    if (operation) span.updateName(operation.id).setAttribute('http.route', operation.path);
    span.setAttributes({
      'http.response.status_code': response.statusCode,
      'blattwerk.request_id': String(response.getHeader('X-Request-Id') ?? ''),
    });
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  context.with(trace.setSpan(context.active(), span), next);
};

export interface Tracing {
  /** Stands before everything else. */
  requests: RequestHandler;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** Sends traces to the collector of OTEL_EXPORTER_OTLP_ENDPOINT, as OpenTelemetry's protocol over HTTP has it. */
export const startTracing = ({ config, knex, systemKnex, replica }: AppContext, endpoint: string): Tracing => {
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': 'blattwerk', 'blattwerk.role': config.ROLE })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  const endings = [traceStatements(knex, 'requests'), traceStatements(systemKnex, 'system'), ...(replica ? [traceStatements(replica.knex, 'replica')] : [])];
  return {
    requests: traceRequests,
    stop: async () => {
      endings.forEach((end) => end());
      await provider.shutdown();
      [trace, context, propagation].forEach((part) => part.disable());
    },
  };
};

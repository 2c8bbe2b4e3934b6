import { SpanKind, SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';

/** Without a collector every span is one that does nothing. */
export const tracer = trace.getTracer('blattwerk');

/** Runs steps within a span of its own: what they start is part of it, and an error marks it by its kind alone, because messages may name people. */
export const inSpan = <T>(name: string, { kind = SpanKind.INTERNAL, attributes = {} }: { kind?: SpanKind; attributes?: Attributes }, steps: () => Promise<T>) =>
  tracer.startActiveSpan(name, { kind, attributes }, async (span): Promise<T> => {
    try {
      return await steps();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      span.end();
    }
  });

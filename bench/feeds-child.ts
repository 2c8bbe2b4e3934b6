import type { Scene, Version } from './feeds-scene.ts';

/** What the bench tells a measured process to do, and what it answers. */
export interface Order {
  version: Version;
}
export interface Answer {
  ms: number;
  /** Processor time of this process with its worker threads; the database's own comes on top. */
  cpuMs: number;
  /** How many feeds ended how. */
  outcomes: Record<string, number>;
  /** Highest while it worked, in bytes; `rssBefore` is what the process holds anyway. */
  rssBefore: number;
  rss: number;
  heap: number;
}

const watchMemory = (): { stop(): { rss: number; heap: number } } => {
  const highest = { rss: 0, heap: 0 };
  const sample = (): void => {
    const { rss, heapUsed } = process.memoryUsage();
    highest.rss = Math.max(highest.rss, rss);
    highest.heap = Math.max(highest.heap, heapUsed);
  };
  const timer = setInterval(sample, 20);
  sample();
  return {
    stop: () => {
      clearInterval(timer);
      sample();
      return highest;
    },
  };
};

/** Answers orders until the bench ends the process: all feeds of the scene deliver one version each time. */
export const answerOrders = (work: (scene: Scene, version: Version) => Promise<string[]>): void => {
  const scene = JSON.parse(process.env['BENCH_SCENE'] ?? '{}') as Scene;
  process.on('message', ({ version }: Order) => {
    const rssBefore = process.memoryUsage().rss;
    const memory = watchMemory();
    const cpu = process.cpuUsage();
    const began = performance.now();
    void work(scene, version).then((statuses) => {
      const ms = performance.now() - began;
      const { user, system } = process.cpuUsage(cpu);
      const outcomes: Record<string, number> = {};
      for (const status of statuses) outcomes[status] = (outcomes[status] ?? 0) + 1;
      process.send?.({ ms, cpuMs: (user + system) / 1000, outcomes, rssBefore, ...memory.stop() } satisfies Answer);
    });
  });
  process.send?.('ready');
};

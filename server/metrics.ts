import { createServer, type Server } from 'node:http';
import { type EmailHealth, type HealthCheck, isStuck } from './health-check';

/** The server's figures in Prometheus' text format 0.0.4. */
export const formatMetrics = (health: EmailHealth | undefined): string => {
  const { canStore = false, oldestWaiting, counters = {} } = health ?? {};
  const figures: (readonly [name: string, value: number])[] = [
    ['website_can_store', Number(canStore)],
    ['website_deliveries_stuck', Number(isStuck(health))],
    ['website_oldest_waiting_seconds', (oldestWaiting ?? 0) / 1000],
    ...Object.entries(counters).map(([name, value]) => [`website_email_${name}_total`, value] as const),
    ['process_resident_memory_bytes', process.memoryUsage.rss()],
    ['process_start_time_seconds', performance.timeOrigin / 1000],
  ];
  const type = (name: string) => (name.endsWith('_total') ? 'counter' : 'gauge');
  return figures.map(([name, value]) => `# TYPE ${name} ${type(name)}\n${name} ${value}\n`).join('');
};

/** `GET /metrics` on a port of its own, which visitors cannot reach. */
export const createMetricsServer = (check: HealthCheck): Server =>
  createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void check().then((health) => {
      response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
      response.end(formatMetrics(health));
    });
  });

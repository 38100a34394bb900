import { createServer, type Server } from 'node:http';
import { type EmailHealth, type HealthCheck, isStuck } from './health-check';

const lines = (name: string, type: 'counter' | 'gauge', help: string, value: number): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value}\n`;

/** `suspectedSpam` as Prometheus writes it: `suspected_spam`. */
const metricName = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The server's figures in Prometheus' text format 0.0.4. */
export const formatMetrics = (health: EmailHealth | undefined): string => {
  const { canStore = false, oldestWaiting, counters = {} } = health ?? {};
  return [
    lines('website_can_store', 'gauge', 'Whether messages can be stored.', Number(canStore)),
    lines(
      'website_deliveries_stuck',
      'gauge',
      'Whether deliveries are stuck.',
      Number(health !== undefined && isStuck(health)),
    ),
    lines(
      'website_oldest_waiting_seconds',
      'gauge',
      'Age of the oldest undelivered message.',
      (oldestWaiting ?? 0) / 1000,
    ),
    ...Object.entries(counters).map(([name, value]) =>
      lines(`website_email_${metricName(name)}_total`, 'counter', 'Since the process started.', value),
    ),
    lines('process_resident_memory_bytes', 'gauge', 'Memory of the process.', process.memoryUsage.rss()),
    lines('process_start_time_seconds', 'gauge', 'When the process started.', performance.timeOrigin / 1000),
  ].join('');
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

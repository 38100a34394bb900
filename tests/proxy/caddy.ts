import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../processes';

/** The Caddy of this machine. */
export const caddy = ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'].find(existsSync);

interface CaddyOptions {
  /** A folder it may write to. */
  readonly folder: string;
  readonly port: number;
  /** Port of the project's server behind it. */
  readonly serverPort: number;
}

/**
 * Writes deploy/Caddyfile with this folder and these ports, without certificates and without Caddy's admin endpoint.
 * @returns the path of the file
 */
export const writeCaddyConfig = ({ folder, port, serverPort }: CaddyOptions): string => {
  const text = readFileSync(join(projectFolder, 'deploy/Caddyfile'), 'utf8')
    .replaceAll('/srv/website', projectFolder)
    .replaceAll('127.0.0.1:9000', `127.0.0.1:${serverPort}`)
    .replace(
      /^\S+ \{/m,
      // For any host.
      `http://:${port} {
	bind 127.0.0.1`,
    );
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n}\n${text}`);
  return config;
};

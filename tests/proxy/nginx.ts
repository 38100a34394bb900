import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, projectFolder } from '../processes';

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The nginx of this machine, and whether it can send the build's brotli copies. */
export const nginx = findProgram('nginx');
export const nginxKnowsBrotli = existsSync(brotli);

interface NginxOptions {
  /** A folder it may write to. */
  readonly folder: string;
  readonly port: number;
  /** Port of the project's server behind it. */
  readonly serverPort: number;
  readonly workers?: number;
}

/**
 * Writes the configuration of deploy/nginx with this folder and these ports, limited to what this nginx supports.
 * @returns the path of the file
 */
export const writeNginxConfig = ({ folder, port, serverPort, workers = 1 }: NginxOptions): string => {
  const adapt = (file: string): string => {
    const text = readFileSync(join(projectFolder, 'deploy/nginx', file), 'utf8')
      .replaceAll('/srv/website/deploy/nginx', folder)
      .replaceAll('/srv/website', projectFolder)
      .replaceAll('127.0.0.1:9000', `127.0.0.1:${serverPort}`);
    const able = nginxKnowsBrotli ? text : text.replace('brotli_static on;', '');
    const path = join(folder, file);
    writeFileSync(path, able);
    return path;
  };
  adapt('proxy.inc');
  const config = join(folder, 'nginx.conf');
  // Started by root, nginx would drop its privileges and could not write to this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  writeFileSync(
    config,
    `${nginxKnowsBrotli ? `load_module ${brotli};` : ''}
${user}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
daemon off;
worker_processes ${workers};
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${temporary.join(' ')}
  include ${adapt('http.inc')};
  server { listen 127.0.0.1:${port}; server_name localhost; include ${adapt('site.inc')}; }
}
`,
  );
  return config;
};

import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** Before the mail tests: makes one file of their server, for `startServer`. */
export default (): void => {
  const outfile = join(__dirname, '../../dist/mail-server.cjs');
  buildSync({
    entryPoints: [join(__dirname, 'mail-server.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    // A native module, and one that is not installed.
    external: ['libsql', 'pg-native'],
    define: { __dirname: JSON.stringify(__dirname) },
  });
  process.env.MAIL_TEST_SERVER = outfile;
};

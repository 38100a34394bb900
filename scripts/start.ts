import { spawnSync } from 'node:child_process';

// One process builds and then serves, so that signals reach the server.
const { status, signal } = spawnSync('npm', ['run', 'build'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status === 0) void import('../server/main');
else process.exitCode = signal ? 1 : (status ?? 1);

import { createHash } from 'node:crypto';

/** What of a webpack compilation the plugin reads and writes. */
interface Compilation {
  hash?: string;
  readonly assets: Readonly<Record<string, unknown>>;
}

/** What of webpack's compiler the plugin needs. */
interface Compiler {
  readonly hooks: {
    readonly afterEmit: { tap(plugin: string, run: (compilation: Compilation) => void): void };
  };
}

/**
 * A webpack plugin that makes a compilation's hash one of its files' names, which hold the hashes of what is in them. Webpack's
 * own is another in the build after one from nothing though every file is the same. Gatsby writes it into every page: all
 * would be compressed and published anew, and visitors who have one open would load the next as a whole.
 */
export class HashOfFiles {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(HashOfFiles.name, (compilation) => {
      const names = Object.keys(compilation.assets).sort();
      compilation.hash = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 20);
    });
  }
}

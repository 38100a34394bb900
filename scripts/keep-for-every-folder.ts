import envPaths from 'env-paths';

/** Keeps encoded and checked pictures outside of Gatsby's cache, by their content, for every folder (`BUILD_CACHE`). */
export const keepForEveryFolder = (): void => {
  process.env.BUILD_CACHE ||= envPaths('website-build', { suffix: '' }).cache;
};

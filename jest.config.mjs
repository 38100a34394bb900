import { createRequire } from 'node:module';

// What tests keep by content, such as the sizes of checked pictures.
process.env.BUILD_CACHE ||= 'node_modules/.cache/kept';

const months = 'January February March April May June July August September October November December';

const shared = {
  // What the build writes into the bundles (src/content-model/texts/constants.d.ts).
  globals: {
    TEXTS: createRequire(import.meta.url)('./src/content-model/texts/en.json'),
    LOCALE: {
      tag: 'en-IN',
      date: '{day} {month} {year}',
      months: months.split(' '),
      group: ',',
      groupSize: 2,
      decimal: '.',
      plurals: { one: [1] },
    },
    FORM_RULES: { internationalPhone: false, anyEmail: false },
  },
  transform: { '\\.[jt]sx?$': '<rootDir>/tests/jest-transform.cjs' },
  modulePathIgnorePatterns: ['<rootDir>/(public|\\.cache|dist)/'],
};

/** @type {import('jest').Config} */
const config = {
  // Jest leaves one processor idle by default: half of a machine with two.
  maxWorkers: '100%',
  // A machine that shares its processors can stand still for seconds at a time.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'logic',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,server,scripts,tests/{bench,chromium,html,packages,run}}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: '<rootDir>/tests/jsdom-environment.ts',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/jest-setup.ts'],
      moduleNameMapper: { '\\.css$': 'identity-obj-proxy' },
    },
    {
      ...shared,
      displayName: 'mail',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/mail/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/mail/compile-server.ts',
    },
    {
      ...shared,
      // After a build, which writes the types of the queries: `npm test -- types`.
      displayName: 'types',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/types/**/*.test.ts'],
    },
  ],
};

export default config;

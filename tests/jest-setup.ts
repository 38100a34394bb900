import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** jsdom has no layout: nothing ever comes into view, unless a test says so. */
window.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly thresholds = [];
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
};

// The same timeout as for the tests (jest.config.mjs).
configure({ asyncUtilTimeout: 20_000 });

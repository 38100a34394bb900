import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The same timeout as for the tests (jest.config.mjs).
configure({ asyncUtilTimeout: 20_000 });

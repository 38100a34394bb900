import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// As for the tests themselves (jest.config.mjs).
configure({ asyncUtilTimeout: 20_000 });

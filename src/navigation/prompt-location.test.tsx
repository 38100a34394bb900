/** @jest-environment jsdom */

import type { HistoryListener, HistoryLocation } from '@reach/router';
import { act, render, screen } from '@testing-library/react';
import { type Context, use } from 'react';
import { PromptLocation } from './prompt-location';

// Only webpack knows the router by this name (Gatsby's alias).
jest.mock(
  '@reach/router',
  () => {
    const { createContext } = jest.requireActual<typeof import('react')>('react');
    const listeners = new Set<HistoryListener>();
    return {
      LocationContext: createContext(undefined),
      globalHistory: {
        location: { pathname: '/about-us', state: null },
        listen: (listener: HistoryListener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        _onTransitionComplete: jest.fn(),
        listeners,
      },
    };
  },
  { virtual: true },
);
const {
  LocationContext,
  globalHistory,
}: {
  LocationContext: Context<{ location: HistoryLocation } | undefined>;
  globalHistory: { listeners: Set<HistoryListener>; _onTransitionComplete: jest.Mock };
} = jest.requireMock('@reach/router');

const Where = () => <p>{use(LocationContext)?.location.pathname}</p>;

const go = (pathname: string, state: unknown = null): void => {
  for (const tell of globalHistory.listeners)
    tell({ action: 'PUSH', location: Object.assign({}, window.location, { pathname, state }) });
};

let frames: FrameRequestCallback[] = [];
const nextFrame = () => {
  const due = frames;
  frames = [];
  for (const call of due) call(0);
};

beforeEach(() => {
  frames = [];
  globalHistory._onTransitionComplete.mockClear();
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((call) => frames.push(call));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((frame) => void frames.splice(frame - 1, 1));
});
afterEach(() => jest.restoreAllMocks());

const open = () =>
  render(
    <PromptLocation>
      <Where />
    </PromptLocation>,
  );

test('another page is told of without waiting for a frame', () => {
  open();
  act(() => go('/projects'));
  expect(screen.getByText('/projects')).toBeInTheDocument();
});

test('a filter is told of in the next frame, once its own look has been painted', () => {
  open();
  act(() => go('/projects/services/automation', { keepScroll: true }));
  expect(screen.getByText('/about-us')).toBeInTheDocument();
  act(nextFrame);
  expect(screen.getByText('/projects/services/automation')).toBeInTheDocument();
});

test('a page that is opened meanwhile is not replaced by the filter', () => {
  open();
  act(() => go('/projects/services/automation', { keepScroll: true }));
  act(() => go('/contact-us'));
  act(nextFrame);
  expect(screen.getByText('/contact-us')).toBeInTheDocument();
});

test('the router hears once for each place that it has been shown', () => {
  open();
  expect(globalHistory._onTransitionComplete).toHaveBeenCalledTimes(1);
  act(() => go('/projects'));
  expect(globalHistory._onTransitionComplete).toHaveBeenCalledTimes(2);
});

test('nothing listens any more once it is gone', () => {
  const { unmount } = open();
  act(() => go('/projects', { keepScroll: true }));
  unmount();
  expect(globalHistory.listeners.size).toBe(0);
  expect(frames).toHaveLength(0);
});

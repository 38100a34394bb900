import { useStaticQuery } from 'gatsby';
import type { showToast } from '../src/layout/toasts/show-toast';

/** The toasts that were shown, in place of the real ones. */
export const toasts = jest.fn<ReturnType<typeof showToast>, Parameters<typeof showToast>>();

// Tests import this module before the form, whose imports are replaced from here on.
jest.mock('../src/layout/toasts/show-toast', () => ({
  prepareToasts: jest.fn(),
  dismissToasts: jest.fn(),
  showToast: toasts,
}));

const office = {
  name: 'Mumbai',
  phone: '+91 22 5550 0142',
  email: 'mumbai@sevenisle.example',
  timeZone: 'Asia/Kolkata',
};

/** The mocked `fetch` of the tests. */
export const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();

/** The part of a response that is read. */
export const answer = (status: number, body: unknown) =>
  ({
    ok: status < 300,
    status,
    headers: { get: () => 'application/json' },
    text: async () => JSON.stringify(body),
  }) as unknown as Response;

/** Before every test of a file, clears all mocks, has `fetch` accept messages, and opens one office. */
export const mockSending = (): void => {
  beforeEach(() => {
    jest.clearAllMocks();
    fetched.mockReset().mockResolvedValue(answer(202, { accepted: true }));
    jest.mocked(useStaticQuery).mockReturnValue({
      company: {
        replyPromise: 'We reply to # tomorrow.',
        confirmation: { sent: 'A mail is on its way.', notSent: 'No mail is sent.' },
      },
      navigation: { legal: [] },
      services: { nodes: [] },
      industries: { nodes: [] },
      offices: { nodes: [office] },
      insightsPage: null,
      jobsPage: null,
    });
    jest.spyOn(globalThis, 'fetch').mockImplementation(fetched as unknown as typeof fetch);
  });
};

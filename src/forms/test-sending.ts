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

/** Before every test of a file, clears all mocks and has `fetch` accept messages. */
export const mockSending = (): void => {
  beforeEach(() => {
    jest.clearAllMocks();
    fetched.mockReset().mockResolvedValue(answer(202, { accepted: true }));
    jest.spyOn(globalThis, 'fetch').mockImplementation(fetched as unknown as typeof fetch);
  });
};

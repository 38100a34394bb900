/** Bytes that cost as much as one small body; a larger one counts for each begun piece of this size. */
const pieceBytes = 16 * 1024;
/** Milliseconds after which everybody starts again. */
const period = 600_000;
/** Senders remembered at a time. */
const mostSenders = 20_000;

/**
 * Counts what each sender sends, in memory, so that one sender cannot take everybody's time.
 * @param most pieces from one sender in ten minutes
 * @param elapsed milliseconds since some moment; never jumps
 */
export const createSenderLimit = (most: number, elapsed = () => performance.now()) => {
  const pieces = new Map<string, number>();
  let since = elapsed();
  return {
    /** Seconds until this sender may send again; 0 if it may send now. */
    wait(sender: string): number {
      const passed = elapsed() - since;
      if (passed >= period) {
        pieces.clear();
        since = elapsed();
      }
      return (pieces.get(sender) ?? 0) < most ? 0 : Math.max(1, Math.ceil((period - passed) / 1000));
    },
    /** Counts a body by its size. */
    count(sender: string, bytes: number): void {
      if (pieces.size >= mostSenders) pieces.clear();
      pieces.set(sender, (pieces.get(sender) ?? 0) + Math.max(1, Math.ceil(bytes / pieceBytes)));
    },
  };
};

import { afterEach, beforeEach, vi } from 'vitest';

/** Stops the clock in each test of the file, and keeps logged failures off the screen. */
export function holdTheClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

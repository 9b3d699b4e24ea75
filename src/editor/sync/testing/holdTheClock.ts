import { afterEach, beforeEach, vi } from 'vitest';

/** In each test of the file time stands still until it is moved, and logged failures stay off the screen. */
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

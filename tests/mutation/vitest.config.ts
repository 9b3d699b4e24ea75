import { defineConfig } from 'vitest/config';
import { TEST_LIMIT } from '../limits.mjs';

/** The tests of the mutated folders; property tests, and rooms made to cost as much as can be, take too long to be run for every mutant. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['core/{lock,play,edit,solve}/**/*.test.ts'],
    exclude: ['**/*.property.test.ts', 'core/solve/looks.test.ts'],
    testTimeout: TEST_LIMIT,
    provide: { isWhole: false },
  },
});

import { defineConfig } from 'vitest/config';
import { TEST_LIMIT } from '../limits.mjs';

/**
 * Runs the tests of the mutated folders. Property tests and tests with deliberately slow rooms are left out,
 * since they take too long for every mutant.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['core/{lock,play,edit,solve}/**/*.test.ts'],
    exclude: ['**/*.property.test.ts', 'core/solve/looks.test.ts'],
    testTimeout: TEST_LIMIT,
    provide: { isWhole: false },
  },
});

import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/**
 * Finds packages as the functions do: the very copy of the SDK that they use. From the working folder, which is the
 * project's: a bundle of this file lies elsewhere than its source.
 */
export const requireFromFunctions = createRequire(resolve('functions/package.json'));

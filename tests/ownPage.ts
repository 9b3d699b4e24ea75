import { vi } from 'vitest';

/**
 * A file of tests of screens has our modules for itself, though its process runs others before and after it: they keep a
 * language, stores and what they have loaded. The page is made anew by Vitest. Packages are loaded once for all files.
 */
vi.resetModules();

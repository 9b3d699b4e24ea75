import { vi } from 'vitest';

/**
 * Gives each test file of screens its own modules, though its process runs others before and after: modules
 * keep a language, stores and loaded data. Vitest creates a new page. Packages are loaded once for all files.
 */
vi.resetModules();

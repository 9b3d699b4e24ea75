import type { Window } from 'happy-dom';
import { vi } from 'vitest';

/**
 * Gives each test file of screens its own modules, though its process runs others before and after: modules
 * keep a language, stores and loaded data. Vitest creates a new page. Packages are loaded once for all files.
 */
vi.resetModules();

/** A page in a test has no server: nothing that it fetches is found. Without this it would print a refused connection. */
const { happyDOM } = globalThis as unknown as Pick<Window, 'happyDOM'>;
happyDOM.settings.fetch.interceptor = {
  beforeAsyncRequest: async ({ window }) => new window.Response(null, { status: 404 }),
};

/**
 * Files of one process share the address. A test that saved a file once left its blob as the address, and the
 * next file could not lead to a screen.
 */
happyDOM.setURL('http://localhost:3000/');

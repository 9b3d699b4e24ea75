import type { Window } from 'happy-dom';
import { vi } from 'vitest';

/**
 * Gives each test file of screens its own modules, although one process runs several files: modules keep a
 * language, stores and loaded data. Packages are loaded only once.
 */
vi.resetModules();

/**
 * A page in a test has no server: every request gets 404. Without this, refused connections would be printed.
 */
const { happyDOM } = globalThis as unknown as Pick<Window, 'happyDOM'>;
happyDOM.settings.fetch.interceptor = {
  beforeAsyncRequest: async ({ window }) => new window.Response(null, { status: 404 }),
};

/**
 * Files of one process can share the page. A test that saved a file once left its blob as the address, and the
 * next file could not lead to a screen. A size of the room, chosen in one file, once was a choice in the next.
 */
happyDOM.setURL('http://localhost:3000/');
localStorage.clear();
sessionStorage.clear();
